import type { PartnerMark, Site } from '../../api/site';
import styles from './PartnerLogo.module.css';

/** A partner's logo, drawn from the configuration: a mark of ours and the name. */
export function PartnerLogo({ partner }: { partner: Site['partners'][number] }) {
  return (
    <span className={styles['logo']}>
      <svg viewBox="0 0 32 32" className={styles['mark']} aria-hidden="true">
        <path d={marks[partner.mark]} fillRule="evenodd" />
      </svg>
      <span className={styles['name']}>{partner.name}</span>
    </span>
  );
}

const marks: Record<PartnerMark, string> = {
  sun: 'M2 24a14 14 0 0 1 28 0h-6a8 8 0 0 0-16 0zM2 27h28v3H2z',
  diamond: 'M16 1 31 16 16 31 1 16zM16 9l-7 7 7 7 7-7z',
  arch: 'M2 30V16a14 14 0 0 1 28 0v14h-6V16a8 8 0 0 0-16 0v14zM13 16h6v14h-6z',
  steps: 'M2 22h7v-7h7V8h7V2h7v28H2z',
};
