import type { Slide } from '@alumni/shared-contract';
import { pictureUrl } from '../../platform/storage/picture-url';
import type { SlideRow } from './slides.repository';

export function presentSlide(row: SlideRow): Slide {
  const { id, title, subtitle, description } = row;
  return { id, title, subtitle, description, cover_picture: pictureUrl(row.coverPicture) };
}
