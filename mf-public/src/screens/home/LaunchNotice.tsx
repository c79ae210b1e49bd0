import { useSite } from '../../api/site';
import styles from './LaunchNotice.module.css';

/** Band under the hero: the launch notice until its date, the network's motto after it. */
export function LaunchNotice() {
  const { name, tagline, launch } = useSite();
  return (
    <section className={styles.band} aria-label="Annonce">
      <p className={styles.text}>
        {isAhead(launch.date) ? (
          launch.notice
        ) : (
          <>
            <span className={styles.name}>{name}</span> {tagline}
          </>
        )}
      </p>
    </section>
  );
}

const isAhead = (date: string) => Date.parse(date) > Date.now();
