import { z } from 'zod';
import { newsSorts } from '../constants/lists';
import {
  Email,
  Flag,
  FlagInput,
  Id,
  IdInput,
  Name,
  PageInput,
  PagesInput,
  pagedReply,
  Pagination,
  ShortText,
} from './common';

/** A category: a card of "Rejoignez notre réseau", and an option of the profession list. */
export const Category = z.object({
  id: Id,
  name: z.string(),
  description: z.string().nullable(),
  cover_picture: z.string().nullable(),
});
export type Category = z.infer<typeof Category>;
/** GET /api/v2/alumni-categories */
export const CategoriesReply = z.object({ categories: z.array(Category) });
export type CategoriesReply = z.infer<typeof CategoriesReply>;
/** Answer to creating (201) or updating (200) a category. */
export const CategoryReply = z.object({ status: z.literal(true), category: Category });
export type CategoryReply = z.infer<typeof CategoryReply>;
/** Fields of the multipart form; the file is `cover_picture`. */
export const CategoryInput = z.object({
  name: Name,
  description: z.string().trim().min(1).max(2_000),
});
export type CategoryInput = z.input<typeof CategoryInput>;

/** A slide of the home page. */
export const Slide = z.object({
  id: Id,
  title: z.string(),
  subtitle: z.string(),
  description: z.string(),
  cover_picture: z.string().nullable(),
});
export type Slide = z.infer<typeof Slide>;
/** Answer to creating (201) or updating (200) a slide. */
export const SlideReply = z.object({ status: z.literal(true), slide: Slide });
export type SlideReply = z.infer<typeof SlideReply>;
/** GET /api/v2/home-slides?page=n&paginate=1 */
export const SlidesQuery = z.object({ page: PageInput, paginate: z.string().optional() });
/** One page of slides, for staff. */
export const SlidesReply = z.object({ slides: z.array(Slide), pagination: Pagination });
export type SlidesReply = z.infer<typeof SlidesReply>;
/** GET /api/v2/home-slides/get/for-display */
export const SlidesForDisplayReply = z.object({ slides: z.array(Slide) });
export type SlidesForDisplayReply = z.infer<typeof SlidesForDisplayReply>;
/** Fields of the multipart form; the file is `cover_picture`. */
export const SlideInput = z.object({
  title: ShortText,
  subtitle: ShortText,
  description: z.string().trim().min(1).max(1_000),
});
export type SlideInput = z.input<typeof SlideInput>;

/** An advantage that alumni types can have. */
export const Advantage = z.object({ id: Id, description: z.string() });
export type Advantage = z.infer<typeof Advantage>;
/** The list of advantages, for staff and for the home page. */
export const AdvantagesReply = z.object({ advantages: z.array(Advantage) });
export type AdvantagesReply = z.infer<typeof AdvantagesReply>;
/** Answer to creating (201) or updating (200) an advantage. */
export const AdvantageReply = z.object({ status: z.literal(true), advantage: Advantage });
export type AdvantageReply = z.infer<typeof AdvantageReply>;
/** Fields of an advantage. */
export const AdvantageInput = z.object({ description: z.string().trim().min(1).max(500) });
export type AdvantageInput = z.input<typeof AdvantageInput>;

/** A type of alumni with the ids of its advantages. */
export const AlumniType = z.object({
  id: Id,
  name: z.string(),
  advantages: z.array(z.object({ advantage_id: Id })),
});
export type AlumniType = z.infer<typeof AlumniType>;
/** The list of types, for staff and for the home page. */
export const AlumniTypesReply = z.object({ types: z.array(AlumniType) });
export type AlumniTypesReply = z.infer<typeof AlumniTypesReply>;
/** Answer to creating, renaming or assigning. */
export const AlumniTypeReply = z.object({ status: z.literal(true), type: AlumniType });
export type AlumniTypeReply = z.infer<typeof AlumniTypeReply>;
/** Fields of a type; the name is unique. */
export const AlumniTypeInput = z.object({ name: Name });
export type AlumniTypeInput = z.input<typeof AlumniTypeInput>;
/** Replaces the advantages of a type; `alumni_type_id` repeats the id of the path. */
export const AssignAdvantagesInput = z.object({
  alumni_type_id: IdInput,
  type_advantages: z.array(z.object({ id: IdInput })).max(500),
});
export type AssignAdvantagesInput = z.input<typeof AssignAdvantagesInput>;

/** POST /api/joinus */
export const JoinUsInput = z.object({ email: Email, profession: z.union([IdInput, Name]) });
export type JoinUsInput = z.input<typeof JoinUsInput>;

/** An item of the public news list; `contenu` is a plain-text excerpt here, full HTML by id. */
export const News = z.object({
  id: Id,
  titre: z.string(),
  contenu: z.string(),
  picture_url: z.string().nullable(),
  draft: Flag,
  created_at: z.string(),
  date_publication: z.string().nullable(),
  auteur: z.object({ nom: z.string(), prenoms: z.string() }),
});
export type News = z.infer<typeof News>;
/** GET /api/guest/actualities: a plain array; with `paginate=1` one page and the total. */
export const GuestNewsQuery = z.object({
  draft: z.string().optional(),
  /** Default: CARDS_PER_PAGE of the configuration. */
  limit: z.coerce.number().int().min(1).max(100).optional(),
  page: PageInput,
  pages: PagesInput,
  paginate: z.enum(['0', '1']).optional(),
  sort: z.enum(['-date_publication', 'date_publication']).default('-date_publication'),
});
/** Public news without paging, latest first. */
export const GuestNewsReply = z.array(News);
/** Public news with `paginate=1`. */
export const GuestNewsPage = pagedReply(News);
export type GuestNewsPage = z.infer<typeof GuestNewsPage>;
/** GET /api/actualities/list?page=n&sort=-created_at, drafts and future news included */
export const AdminNewsQuery = z.object({
  page: PageInput,
  sort: z.enum(newsSorts).default('-created_at'),
});
/** One page of news for staff. */
export const AdminNewsReply = pagedReply(News);
export type AdminNewsReply = z.infer<typeof AdminNewsReply>;
/** POST /api/actualities/create and /update/:id: a multipart form; the file is `picture`. */
export const NewsInput = z.object({
  titre: ShortText,
  contenu: z.string().trim().min(1).max(50_000),
  draft: FlagInput,
});
export type NewsInput = z.input<typeof NewsInput>;
/** Id of the new item, so that a screen can open it. */
export const NewsCreatedReply = z.object({ status: z.literal(true), id: Id });
export type NewsCreatedReply = z.infer<typeof NewsCreatedReply>;
