import { truncations } from '@alumni/shared-contract';
import { href, Link } from '@alumni/shared-ui/router';
import { formatDate, Truncated } from '@alumni/shared-ui/text';
import { useLatestNews } from '../../api/news';
import styles from './PopularNews.module.css';

/** 'Articles populaires': other articles; the link to all of them stays when there are none. */
export function PopularNews({ currentId }: { currentId: number }) {
  const others = (useLatestNews().data ?? []).filter(({ id }) => id !== currentId);
  return (
    <aside className={styles.aside} aria-labelledby="popular-news">
      <h2 id="popular-news">Articles populaires</h2>
      {others.length > 0 && (
        <ul className={styles.list}>
          {others.map((news) => (
            <li key={news.id} className={styles.item}>
              <Link className={styles.link} to={href('actuality_details', { id: news.id })}>
                <Truncated text={news.titre} length={truncations.sidebarNewsTitle} />
              </Link>
              <span className={styles.date}>{formatDate(news.date_publication)}</span>
            </li>
          ))}
        </ul>
      )}
      <Link className={styles.all} to={href('actualities')}>
        VOIR TOUT
      </Link>
    </aside>
  );
}
