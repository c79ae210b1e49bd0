import { cx } from '@alumni/shared-ui/theme';
import type { Partner, PartnerMark } from '../../api/site';
import styles from './PartnerLogo.module.css';

/**
 * A partner of the configuration: own picture, one of our marks with the name, or the name only.
 */
export function PartnerLogo({ partner }: { partner: Partner }) {
  const { name, picture, url, mark } = partner;
  const drawn = picture ? (
    <img className={styles.picture} alt={name} loading="lazy" {...picture} />
  ) : (
    <>
      {mark && (
        <svg viewBox="0 0 32 32" className={styles.mark} aria-hidden="true">
          <path d={marks[mark]} fillRule="evenodd" />
        </svg>
      )}
      <span className={styles.name}>{name}</span>
    </>
  );
  const look = cx(styles.logo, picture && styles.own);
  if (!url) return <span className={look}>{drawn}</span>;
  return (
    <a className={look} href={url} rel="noopener noreferrer" target="_blank">
      {drawn}
      <span className="visually-hidden"> (nouvel onglet)</span>
    </a>
  );
}

const marks: Record<PartnerMark, string> = {
  sun: 'M2 24a14 14 0 0 1 28 0h-6a8 8 0 0 0-16 0zM2 27h28v3H2z',
  diamond: 'M16 1 31 16 16 31 1 16zM16 9l-7 7 7 7 7-7z',
  arch: 'M2 30V16a14 14 0 0 1 28 0v14h-6V16a8 8 0 0 0-16 0v14zM13 16h6v14h-6z',
  steps: 'M2 22h7v-7h7V8h7V2h7v28H2z',
};
