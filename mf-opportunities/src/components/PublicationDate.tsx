import { texts, type News } from '@alumni/shared-contract';
import { NewsDate } from './NewsDate';

/** Publication date; none for a draft, even if it was published before. */
export function PublicationDate({ news }: { news: Pick<News, 'draft' | 'date_publication'> }) {
  const { draft, date_publication } = news;
  if (draft === 0 && date_publication) return <NewsDate date={date_publication} />;
  return (
    <>
      <span aria-hidden="true">{texts.noPublicationDate}</span>
      <span className="visually-hidden">Aucune</span>
    </>
  );
}
