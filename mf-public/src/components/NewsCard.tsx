import { truncations, type News } from '@alumni/shared-contract';
import { Picture } from '@alumni/shared-ui/picture';
import { href, Link } from '@alumni/shared-ui/router';
import { cx } from '@alumni/shared-ui/theme';
import { formatDate, plainText, Truncated } from '@alumni/shared-ui/text';
import styles from './Cards.module.css';

const cardSizes = '(width >= 60rem) 24rem, (width >= 40rem) 50vw, 100vw';
const leadSizes = '(width >= 60rem) 44rem, 100vw';

interface NewsCardProps {
  news: News;
  /** Heading level of its title. */
  level?: 2 | 3;
  /** The latest one: double width where there is room. */
  isLead?: boolean;
  /** Above the fold: its picture is loaded first. */
  priority?: boolean;
}

/** A news item in a list: picture, date, title (30) and excerpt (80). */
export function NewsCard({ news, level = 3, isLead = false, priority }: NewsCardProps) {
  const Title = level === 2 ? 'h2' : 'h3';
  return (
    <li className={cx(styles.card, isLead && styles.lead)}>
      <Picture
        src={news.picture_url}
        alt=""
        sizes={isLead ? leadSizes : cardSizes}
        priority={priority}
      />
      <div className={styles.body}>
        <p className={styles.meta}>{formatDate(news.date_publication)}</p>
        <Title className={styles.title}>
          <Link className={styles.link} to={href('actuality_details', { id: news.id })}>
            <Truncated text={news.titre} length={truncations.homeNewsTitle} />
          </Link>
        </Title>
        <p className={styles.excerpt}>
          <Truncated text={plainText(news.contenu)} length={truncations.homeNewsContent} />
        </p>
      </div>
    </li>
  );
}
