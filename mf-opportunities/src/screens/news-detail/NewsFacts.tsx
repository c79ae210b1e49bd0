import type { News } from '@alumni/shared-contract';
import { authorName } from '../../components/author-name';
import { NewsDate } from '../../components/NewsDate';
import { NewsState } from '../../components/NewsState';
import styles from './NewsDetailScreen.module.css';

/** Status, author and dates. */
export function NewsFacts({ news }: { news: News }) {
  const { draft, created_at, date_publication, auteur } = news;
  return (
    <span className={styles.facts}>
      <NewsState draft={draft} />
      {draft === 0 && date_publication ? (
        <span>
          Publiée le <NewsDate date={date_publication} />
        </span>
      ) : (
        <span>
          Créée le <NewsDate date={created_at} />, lisible par l’équipe seulement
        </span>
      )}
      <span>par {authorName(auteur)}</span>
    </span>
  );
}
