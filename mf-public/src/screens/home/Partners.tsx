import { Band } from '@alumni/shared-ui/page';
import { useSite } from '../../api/site';
import { PartnerLogo } from './PartnerLogo';
import styles from './Partners.module.css';
import { PauseButton } from './PauseButton';
import { useCarousel } from './useCarousel';

/** Partner logos: 4 in view, 2 on a tablet, 1 on a phone, moving until paused. */
export function Partners() {
  const { partners } = useSite();
  const { track, isPaused, togglePause, hold } = useCarousel();
  if (partners.length === 0) return null;
  return (
    <Band title="Nos partenaires" ground="surface">
      <ul
        ref={track}
        className={styles.track}
        aria-label="Logos des partenaires"
        // The keyboard scrolls it too.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        {...hold}
      >
        {partners.map((partner) => (
          <li key={partner.name} className={styles.item}>
            <PartnerLogo partner={partner} />
          </li>
        ))}
      </ul>
      <PauseButton isPaused={isPaused} onClick={togglePause} hasText />
    </Band>
  );
}
