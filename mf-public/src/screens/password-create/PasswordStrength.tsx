import { lazyPart } from '@alumni/shared-ui/feedback';
import { useFormValue } from '@alumni/shared-ui/form';
import styles from './StrengthMeter.module.css';

/** The meter's dictionaries are half a megabyte: they come with the first letter typed. */
const StrengthMeter = lazyPart(
  async () => (await import('./StrengthMeter')).StrengthMeter,
  <p className={styles['advice']}>Évaluation du mot de passe…</p>,
);

/** How hard the password being chosen is to guess; it keeps its place, so that nothing jumps. */
export function PasswordStrength() {
  const password = useFormValue<string>('password');
  return (
    <div role="status" className={styles['place']}>
      {password && <StrengthMeter password={password} />}
    </div>
  );
}
