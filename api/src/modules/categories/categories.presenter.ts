import type { Category } from '@alumni/shared-contract';
import { pictureUrl } from '../../platform/storage/picture-url';
import type { CategoryRow } from './categories.repository';

export function presentCategory(row: CategoryRow): Category {
  const { id, name, description } = row;
  return { id, name, description, cover_picture: pictureUrl(row.coverPicture) };
}
