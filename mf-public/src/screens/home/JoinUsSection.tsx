import { Illustration } from '@alumni/shared-ui/art';
import { lazyPart } from '@alumni/shared-ui/feedback';
import { WhenNear } from '@alumni/shared-ui/page';
import type { JoinUsFormProps } from './JoinUsForm';
import styles from './JoinUsSection.module.css';

// The form library loads when the visitor scrolls here.
const placeholder = (
  <div className={styles.place}>
    <div className={styles.fields}>
      <span className={styles.field} />
      <span className={styles.field} />
    </div>
    <span className={styles.button} />
  </div>
);
const JoinUsForm = lazyPart(async () => (await import('./JoinUsForm')).JoinUsForm, placeholder);

/** Leaves an address with the team, for visitors who are not ready to sign up. */
export function JoinUsSection({ categories }: JoinUsFormProps) {
  return (
    <div className={styles.join}>
      <Illustration name="mail" width={320} className={styles.picture} />
      <div>
        <h3 className={styles.title}>Pas encore prêt ?</h3>
        <p className={styles.lead}>Laissez votre adresse, l’équipe du réseau vous recontacte.</p>
      </div>
      <WhenNear placeholder={placeholder}>
        <JoinUsForm categories={categories} />
      </WhenNear>
    </div>
  );
}
