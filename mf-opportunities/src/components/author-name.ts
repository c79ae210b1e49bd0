import type { News } from '@alumni/shared-contract';

/** Family name, then given names. */
export const authorName = ({ nom, prenoms }: News['auteur']) => `${nom} ${prenoms}`.trim();
