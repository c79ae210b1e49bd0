import { z } from 'zod';
import { isAllowedPassword, passwordLength } from '../constants/passwords';
import { firstYear } from '../constants/people';
import { characterRefused } from '../texts/general';
import { passwordsDiffer, passwordWeak } from '../texts/passwords';

/** Flags are numbers in JSON. */
export const Flag = z.literal([0, 1]);
export type Flag = z.infer<typeof Flag>;

/** A flag in a form or a query: 0, 1, '0' or '1'. */
export const FlagInput = z.preprocess(
  (value) => (value === '0' ? 0 : value === '1' ? 1 : value),
  Flag,
);

/** Range of a PostgreSQL integer column. */
const largestId = 2_147_483_647;
/** Id of a row, in answers. */
export const Id = z.number().int().positive();
/** A number as text, from a path, a query or a form; an empty string counts as missing. */
const numberInput = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => {
    if (typeof value !== 'string') return value;
    return value.trim() === '' ? undefined : Number(value);
  }, schema);

/** `:id` of a path, or an id in a query or a multipart form, as text. */
export const IdInput = numberInput(z.number().int().min(1).max(largestId));
/** Parameters of a path with `:id`. */
export const IdParams = z.object({ id: IdInput });
export type IdParams = z.infer<typeof IdParams>;

/** A reference by id or by name (`esgis`, `filiere`, `profession`). */
export const IdOrName = z.union([
  z.number().int().positive().max(largestId),
  z.string().trim().min(1).max(100),
]);

/** Page number of a query, from 1; 1 by default. */
export const PageInput = numberInput(z.number().int().min(1).max(1_000_000).default(1));

/** For a growing list: how many pages to answer at once, starting at `page`. */
export const PagesInput = PageInput.describe(
  'Combien de pages à la fois, à partir de `page` ; au plus cent éléments, et jamais au-delà de la dernière',
);

/** Counts characters, not UTF-16 units: an ADLaM letter takes two. */
const characters = (text: string) => [...text].length;
const atMost = (max: number) => ({ error: `Au plus ${max} caractères.` });

/** Control characters, line separators, and marks that turn the direction of the text after them. */
const hasControls = (text: string) =>
  /[\p{Control}\p{Line_Separator}\p{Paragraph_Separator}\p{Bidi_Control}]/u.test(text);
/** Unicode counts the empty braille pattern as visible. */
const isVisible = (text: string) =>
  text === '' || /[^\s\p{Default_Ignorable_Code_Point}\u2800]/u.test(text);

/**
 * One line that others read in lists and mails: it must not rearrange the text around it, nor be
 * invisible. Every letter, accent and joiner stays.
 */
const line = (max: number) =>
  z
    .string()
    .trim()
    .refine((text) => !hasControls(text), { error: characterRefused, abort: true })
    .refine(isVisible, { error: 'Indiquez au moins un caractère visible.' })
    .refine((text) => characters(text) <= max, atMost(max))
    .meta({ maxLength: max });

/** A person's name: accents, particles, apostrophes, ɔ ɛ ɖ ŋ; 1 to 100 characters. */
export const Name = line(100).min(1).meta({ maxLength: 100 });
/** A required title or label: trimmed, 1 to 200 characters. */
export const ShortText = line(200).min(1).meta({ maxLength: 200 });
/** The same, which may stay empty. */
export const OptionalShortText = line(200).nullish();

/** E-mail addresses are stored in lower case, and compared without case. */
export const Email = z.string().trim().toLowerCase().max(254).pipe(z.email());

/** Digits, spaces, dots, hyphens, + or 00 in front; stored as E.164. */
export const Phone = z
  .string()
  .trim()
  .min(1)
  .max(30)
  .regex(/^(\+|00)?[\d\s.()-]{6,}$/, {
    error: 'Indiquez un numéro de téléphone, par exemple 00228 90 12 34 56.',
  });

/** Rule 7, for a new password. */
export const Password = z
  .string()
  .refine((value) => characters(value) <= passwordLength.max, {
    ...atMost(passwordLength.max),
    abort: true,
  })
  .refine(isAllowedPassword, {
    error: passwordWeak,
  })
  .meta({ maxLength: passwordLength.max });

/** Compares a repeated password, also when other fields are refused. */
export const sameTwice = {
  path: ['password_confirmation'],
  error: passwordsDiffer,
  when: ({ value }: { value: unknown }) => {
    const { password, password_confirmation } = (value ?? {}) as Record<string, unknown>;
    return typeof password === 'string' && typeof password_confirmation === 'string';
  },
};

/**
 * An existing password: no strength rules, only a length limit; a character takes up to two UTF-16
 * units.
 */
export const KnownPassword = z
  .string()
  .min(1)
  .max(2 * passwordLength.max);

/** A year from 1994 to the current one. */
export const Year = numberInput(
  z
    .number()
    .int()
    .min(firstYear)
    .refine((year) => year <= new Date().getFullYear(), { error: 'Cette année n’est pas passée.' }),
);

/** A calendar day, YYYY-MM-DD, without time zone. */
export const Day = z.iso.date({ abort: true });
/** The same from a form, with a plausible century. */
export const DayInput = Day.refine((day) => day >= '1900-01-01' && day <= '2100-12-31', {
  error: 'Cette date n’est pas valide.',
});
/** A timestamp, ISO 8601. */
export const Moment = z.string();

/** Body of every error answer; `errors` holds a list of French messages by field. */
export const ErrorReply = z.object({
  /** Identifier of the error, for screens that treat one specially: `email_unverified`. */
  code: z.string().optional(),
  message: z.string(),
  errors: z.record(z.string(), z.array(z.string())).optional(),
  /** For a server error (5xx): the code to quote to support, as in the logs. */
  incident: z.string().optional(),
});
export type ErrorReply = z.infer<typeof ErrorReply>;

/** Answer to a write without data; `message` is a text for the person. */
export const StatusReply = z.object({ status: z.literal(true), message: z.string().optional() });
export type StatusReply = z.infer<typeof StatusReply>;

/** Numbers of a paged list. A page past the end has the last page's numbers and no rows. */
export const Pagination = z.object({
  current_page: z.number().int(),
  last_page: z.number().int(),
  total: z.number().int(),
  per_page: z.number().int(),
});
export type Pagination = z.infer<typeof Pagination>;

/** `{status, data: {data: […], current_page, …}}`: envelope of paged lists. */
export function pagedReply<Item extends z.ZodType>(item: Item) {
  return z.object({
    status: z.literal(true),
    data: Pagination.extend({ data: z.array(item) }),
  });
}

/** An identifier of our own, never a sentence or an address. */
export const Word = z.string().regex(/^[\w.-]*$/);
