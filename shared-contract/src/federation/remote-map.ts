import { z } from 'zod';
import { permissionWords, type Access } from '../permissions';

const accessWords: Access[] = [
  'all',
  'guest',
  'session',
  'staff',
  ...permissionWords.map((word): Access => `can:${word}`),
];

/** Who may open a route or see a menu entry. */
export const AccessSchema = z.enum(accessWords);

const RouteName = z.string().regex(/^[a-z][a-z0-9_-]*$/);
const BrowserPath = z.string().regex(/^\/[^?#\s]*$/);
const ModulePath = z.string().regex(/^\.\/src\/(?:[\w.-]+\/)*[A-Z]\w*$/);

/** `titre`, `data.titre`: path of a text in an answer. */
const Field = z.string().regex(/^\w+(?:\.\w+)*$/);

/** Social-sharing metadata of a page, read from the answer of the route's first `data`. */
export const HeadSchema = z
  .strictObject({
    title: Field,
    description: Field.describe('HTML is removed, and the text cut at a word boundary'),
    image: Field.optional().describe(
      'Value: the address of a picture, or the name of a share picture (EMPLOI); without it, the picture of the network',
    ),
  })
  .describe('Title, description and picture for search engines and messengers');

/** A route of a remote; the first `data` also feeds `head`. */
export const RouteEntrySchema = z.strictObject({
  name: RouteName,
  path: BrowserPath,
  aliases: z.array(BrowserPath).optional(),
  screen: ModulePath.describe('File without extension; its named export is its file name'),
  title: z.string().min(1),
  layout: z.enum(['public', 'member', 'bare']),
  access: AccessSchema,
  data: z
    .array(z.string().regex(/^\/api\/[^\s#]*$/))
    .optional()
    .describe(
      'Idempotent GETs preloaded with the page; {params.x} and {query.x} are filled in; {person.id} in first views',
    ),
  description: z
    .string()
    .min(1)
    .max(160)
    .optional()
    .describe('For search engines and shared links'),
  head: HeadSchema.optional(),
  prerender: ModulePath.optional().describe(
    'Module that the server renders as first view for guests, from `data`; its named export is its file name',
  ),
});

/** Data of one filled SVG path and nothing else; short, because every page contains it. */
const DrawingSchema = z
  .strictObject({
    viewBox: z.string().regex(/^\d+ \d+ \d+ \d+$/),
    path: z
      .string()
      .regex(/^M[MLHVCSQTAZmlhvcsqtaz0-9 .,-]*$/)
      .max(2000),
  })
  .describe('A filled SVG path, as in the `d` of its element');

const IconName = z.string().regex(/^[A-Z][A-Za-z0-9]*Outlined$/);

/** The build replaces a name by its drawing, because the shell is built without the remotes. */
const IconSchema = z
  .union([IconName, DrawingSchema])
  .describe('Name of an outlined icon of @ant-design/icons (TeamOutlined), or a drawing');

/** A menu entry; `to` is a route name. */
export const MenuEntrySchema = z.strictObject({
  slot: z.enum(['member.sidebar', 'public.header']),
  label: z.string().min(1),
  // Older releases have other icons: they keep their entry, with the default icon.
  icon: IconSchema.optional().catch(undefined),
  to: RouteName,
  order: z.int(),
  access: AccessSchema,
});

/** A part of a slot of another screen; `minHeight` in pixels. */
export const SlotEntrySchema = z.strictObject({
  slot: z.string().regex(/^[a-z][\w.-]*@\d+$/),
  screen: ModulePath,
  minHeight: z.int().min(0),
  order: z.int().optional().describe('Order among the parts of a slot; parts without it come last'),
});

/** A component for pages of other sites (decision 16). */
export const ParcelEntrySchema = z
  .strictObject({
    /** `latest-news`, and `latest-news@2` for a version that pages made for the first would not survive. */
    name: z.string().regex(/^[a-z]+(?:-[a-z]+)*(?:@(?:[2-9]|[1-9]\d+))?$/),
    title: z.string().min(1),
    screen: ModulePath,
  })
  .describe('A component that pages of other sites can mount by embed.js, under this name');

/** remote.json: the routes, menus, slots and parcels of a remote. */
export const RemoteMapSchema = z
  .strictObject({
    $schema: z.string().optional(),
    name: z.string().regex(/^mf_[a-z]+(?:_[a-z]+)*$/),
    title: z.string().min(1),
    owner: z.string().min(1),
    contract: z.string().regex(/^\^?\d+\.\d+\.\d+$/),
    routes: z.array(RouteEntrySchema),
    menus: z.array(MenuEntrySchema).default([]),
    slots: z.array(SlotEntrySchema).default([]),
    parcels: z.array(ParcelEntrySchema).default([]),
  })
  .describe('The map of a remote: what it exposes, where, and to whom');

export type RouteEntry = z.infer<typeof RouteEntrySchema>;
export type Drawing = z.infer<typeof DrawingSchema>;
export type MenuEntry = z.infer<typeof MenuEntrySchema>;
export type SlotEntry = z.infer<typeof SlotEntrySchema>;
export type ParcelEntry = z.infer<typeof ParcelEntrySchema>;
export type Head = z.infer<typeof HeadSchema>;
export type RemoteMap = z.infer<typeof RemoteMapSchema>;
