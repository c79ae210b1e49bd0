import { LinkButton, queryString } from '@alumni/shared-ui/router';
import styles from './Cards.module.css';

/** 'Voir plus' as a link to the same list with one page more: Back and a shared link agree. */
export function MoreButton({ nextPage }: { nextPage: number }) {
  return (
    <p className={styles['more']}>
      <LinkButton to={queryString({ page: nextPage })} replace preventScrollReset>
        Voir plus
      </LinkButton>
    </p>
  );
}
