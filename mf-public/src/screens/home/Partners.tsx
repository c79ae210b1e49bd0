import { useSite } from '../../api/site';
import { HomeSection } from './HomeSection';
import { PartnerLogo } from './PartnerLogo';
import styles from './Partners.module.css';
import { useCarousel } from './useCarousel';

/** The partners: 4 logos in view, 2 on a tablet, 1 on a phone, moving by themselves until paused. */
export function Partners() {
  const { partners } = useSite();
  const { track, isPaused, togglePause, hold } = useCarousel();
  if (partners.length === 0) return null;
  return (
    <HomeSection title="Nos partenaires" ground="surface">
      <ul
        ref={track}
        className={styles['track']}
        aria-label="Logos des partenaires"
        // The keyboard scrolls it too.
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        {...hold}
      >
        {partners.map((partner) => (
          <li key={partner.name} className={styles['item']}>
            <PartnerLogo partner={partner} />
          </li>
        ))}
      </ul>
      <button type="button" className={styles['pause']} onClick={togglePause}>
        {isPaused ? 'Reprendre le défilement' : 'Mettre le défilement en pause'}
      </button>
    </HomeSection>
  );
}
