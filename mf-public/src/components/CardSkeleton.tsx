import { Skeleton } from '@alumni/shared-ui/page';
import { Picture } from '@alumni/shared-ui/picture';
import styles from './Cards.module.css';

/** In the place of a card that is loading. */
export function CardSkeleton() {
  return (
    <li className={styles.card}>
      <Picture src={null} alt="" />
      <div className={styles.body}>
        <Skeleton shape="short" />
        <Skeleton shape="title" />
        <Skeleton />
        <Skeleton />
      </div>
    </li>
  );
}
