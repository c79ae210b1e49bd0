import { lazyPart } from '@alumni/shared-ui/feedback';
import { useFormValue } from '@alumni/shared-ui/form';
import styles from './StrengthMeter.module.css';

/** The meter's dictionaries are half a megabyte: load them with the first typed letter. */
const StrengthMeter = lazyPart(
  async () => (await import('./StrengthMeter')).StrengthMeter,
  <p className={styles.advice}>Évaluation du mot de passe…</p>,
);

/** Strength of the new password; its place is reserved. */
export function PasswordStrength() {
  const password = useFormValue<string>('password');
  return (
    <div role="status" className={styles.place}>
      {password && <StrengthMeter password={password} />}
    </div>
  );
}
