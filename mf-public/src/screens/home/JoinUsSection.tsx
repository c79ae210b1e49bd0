import { lazy, Suspense } from 'react';
import { WhenNear } from '../../components/WhenNear';
import type { JoinUsFormProps } from './JoinUsForm';
import styles from './JoinUsSection.module.css';

// The form library comes when a visitor scrolls this far, not with the hero.
const JoinUsForm = lazy(() =>
  import('./JoinUsForm').then((module) => ({ default: module.JoinUsForm })),
);

/** Leave an address: for who is not ready to sign up. The team writes back. */
export function JoinUsSection({ categories }: JoinUsFormProps) {
  const placeholder = <div className={styles['place']} />;
  return (
    <div className={styles['join']}>
      <div>
        <h3 className={styles['title']}>Pas encore prêt ?</h3>
        <p className={styles['lead']}>Laissez votre adresse, l’équipe du réseau vous recontacte.</p>
      </div>
      <WhenNear placeholder={placeholder}>
        <Suspense fallback={placeholder}>
          <JoinUsForm categories={categories} />
        </Suspense>
      </WhenNear>
    </div>
  );
}
