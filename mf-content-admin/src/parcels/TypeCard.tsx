import type { Advantage, AlumniType } from '@alumni/shared-contract';
import { Skeleton } from '@alumni/shared-ui/page';
import styles from './TypeCard.module.css';

/** A type of alumni, with the advantages that it has. */
export function TypeCard({ type, advantages }: { type: AlumniType; advantages: Advantage[] }) {
  const ids = new Set(type.advantages.map(({ advantage_id }) => advantage_id));
  const own = advantages.filter(({ id }) => ids.has(id));
  return (
    <li className={styles.card}>
      <h3 className={styles.name}>{type.name}</h3>
      {own.length > 0 ? (
        <ul className={styles.advantages}>
          {own.map(({ id, description }) => (
            <li key={id}>{description}</li>
          ))}
        </ul>
      ) : (
        <p className={styles.none}>Ses avantages seront ici.</p>
      )}
    </li>
  );
}

export function TypeCardSkeleton() {
  return (
    <li className={styles.card}>
      <Skeleton shape="title" />
      <Skeleton />
      <Skeleton />
      <Skeleton shape="short" />
    </li>
  );
}
