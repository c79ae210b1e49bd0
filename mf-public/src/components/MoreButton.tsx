import { LinkButton } from '@alumni/shared-ui/router';
import styles from './Cards.module.css';

interface MoreButtonProps {
  /** The same list with one page more. */
  to: string;
  isBusy: boolean;
  onPress: () => void;
}

/** 'Voir plus' as a link: Back and a shared link agree, and it leads on without scripts. */
export function MoreButton({ to, isBusy, onPress }: MoreButtonProps) {
  return (
    <p className={styles['more']}>
      <LinkButton to={to} replace preventScrollReset aria-busy={isBusy} onClick={onPress}>
        Voir plus
      </LinkButton>
    </p>
  );
}
