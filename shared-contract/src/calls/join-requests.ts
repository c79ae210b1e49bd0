import { z } from 'zod';
import { joinRequestSorts, joinStates } from '../constants/join-requests';
import { joinTextLength } from '../constants/text-lengths';
import { Flag, Id, Moment, PageInput, pagedReply, ShortText } from './common';

const JoinState = z.enum(joinStates);
const longText = (max: number) =>
  z
    .string()
    .trim()
    .max(max, { error: `Au plus ${max} caractères.` });

/** A request to join, in the list. */
export const JoinRequest = z.object({
  id: Id,
  email: z.string(),
  profession: z.string(),
  state: JoinState,
  note: z.string(),
  /** To be sent back with a change. */
  version: z.number().int(),
  created_at: Moment,
  changed_at: Moment,
  /** Name of the last person who changed it. */
  changed_by: z.string().nullable(),
  /** The account with this address, if there is one. */
  account: z.object({ id: Id, name: z.string(), approved: Flag }).nullable(),
  /** The last answer, without its text. */
  last_answer: z.object({ author: z.string().nullable(), created_at: Moment }).nullable(),
});
export type JoinRequest = z.infer<typeof JoinRequest>;

/** GET, PUT /api/v2/join-requests/:id: the request, with its answers, the first one first. */
export const JoinRequestDetail = JoinRequest.extend({
  answers: z.array(
    z.object({
      id: Id,
      author: z.string().nullable(),
      subject: z.string(),
      message: z.string(),
      created_at: Moment,
    }),
  ),
});
export type JoinRequestDetail = z.infer<typeof JoinRequestDetail>;

/** GET /api/v2/join-requests?state=new&search=koffi&sort=-created_at&page=n, 20 rows a page. */
export const JoinRequestsQuery = z.object({
  page: PageInput,
  state: JoinState.optional(),
  /** Part of the address, the profession or the note. */
  search: z.string().max(200).optional(),
  sort: z.enum(joinRequestSorts).default('-created_at'),
});
export const JoinRequestsReply = pagedReply(JoinRequest);
export type JoinRequestsReply = z.infer<typeof JoinRequestsReply>;

/** The answer mail. */
export const JoinAnswerInput = z.object({
  subject: ShortText,
  message: longText(joinTextLength.message).min(1),
});
export type JoinAnswerInput = z.input<typeof JoinAnswerInput>;

/**
 * PUT /api/v2/join-requests/:id: what is left out stays. 409 when somebody else changed the request
 * since `version`. An answer is mailed, and makes a new request an answered one.
 */
export const JoinRequestInput = z.object({
  version: z.number().int().min(1),
  state: JoinState.optional(),
  note: longText(joinTextLength.note).optional(),
  answer: JoinAnswerInput.optional(),
});
export type JoinRequestInput = z.input<typeof JoinRequestInput>;
