import { LinkButton } from '@alumni/shared-ui/guest';
import styles from './Cards.module.css';

interface MoreButtonProps {
  /** Address of the same list with one more page. */
  to: string;
  isBusy: boolean;
  onPress: () => void;
}

/** 'Voir plus' as a link: works with Back, shared links, and without scripts. */
export function MoreButton({ to, isBusy, onPress }: MoreButtonProps) {
  return (
    <p className={styles.more}>
      <LinkButton to={to} replace preventScrollReset aria-busy={isBusy} onClick={onPress}>
        Voir plus
      </LinkButton>
    </p>
  );
}
