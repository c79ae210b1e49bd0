import { WovenBand } from '@alumni/shared-ui/art';
import { useSite } from '../../api/site';
import styles from './KeyFigures.module.css';

/** Key figures of the configuration. */
export function KeyFigures() {
  const { figures } = useSite();
  if (figures.length === 0) return null;
  return (
    <section className={styles.banner} aria-labelledby="key-figures">
      <WovenBand variant="field" />
      <h2 id="key-figures" className="visually-hidden">
        Le réseau en chiffres
      </h2>
      <dl className={styles.figures}>
        {figures.map(({ value, label }) => (
          <div key={label} className={styles.figure}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
