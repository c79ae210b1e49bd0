import type { News } from '@alumni/shared-contract';
import { excerptOf } from '../../platform/html/rich-text';
import { pictureUrl } from '../../platform/storage/picture-url';
import type { NewsRow } from './news.repository';

/** A news item with its full HTML. */
export function presentNews(row: NewsRow): News {
  return {
    id: row.id,
    titre: row.titre,
    contenu: row.contenu,
    picture_url: pictureUrl(row.picture),
    draft: row.draft,
    created_at: row.createdAt.toISOString(),
    date_publication: row.datePublication?.toISOString() ?? null,
    auteur: presentAuthor(row.auteur),
  };
}

/** The same for lists: a plain excerpt. */
export function presentNewsItem(row: NewsRow): News {
  return { ...presentNews(row), contenu: excerptOf(row.contenu) };
}

/** An author who left, or is leaving, is shown as a former member (rule 23). */
function presentAuthor(author: NewsRow['auteur']): News['auteur'] {
  const isGone = !author || author.deletionRequestedAt || author.anonymisedAt;
  if (isGone) return { nom: 'Ancien membre', prenoms: '' };
  return { nom: author.nom, prenoms: author.prenoms };
}
