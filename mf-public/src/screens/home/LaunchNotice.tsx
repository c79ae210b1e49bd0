import { useSite } from '../../api/site';
import styles from './LaunchNotice.module.css';

/** The band under the hero: the launch while its date is ahead, the network's motto after. */
export function LaunchNotice() {
  const { name, tagline, launch } = useSite();
  const isAhead = Date.parse(launch.date) > Date.now();
  return (
    <section className={styles['band']} aria-label="Annonce">
      <p className={styles['text']}>
        {isAhead ? (
          launch.notice
        ) : (
          <>
            <span className={styles['name']}>{name}</span> {tagline}
          </>
        )}
      </p>
    </section>
  );
}
