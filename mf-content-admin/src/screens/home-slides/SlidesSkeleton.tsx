import { Skeleton } from '@alumni/shared-ui/page';
import list from './HomeSlidesScreen.module.css';
import styles from './SlideRow.module.css';

/** Four rows: as many slides as most home pages have. */
export function SlidesSkeleton() {
  return (
    <div className={list['list']}>
      {Array.from({ length: 4 }, (_, index) => (
        <div key={index} className={styles['row']}>
          <Skeleton shape="block" className={styles['place']} />
          <div className={styles['texts']}>
            <Skeleton shape="short" />
            <Skeleton shape="short" />
          </div>
        </div>
      ))}
    </div>
  );
}
