import { useFieldState } from './useFieldState';
import { passwordStrength } from './password-strength';
import styles from './PasswordStrength.module.css';

/** How hard the password being chosen is to guess, in a bar and a word. */
export function PasswordStrength({ name = 'password' }: { name?: string }) {
  const { value = '' } = useFieldState<string>(name);
  const strength = passwordStrength(value);
  return (
    <div className={styles['strength']} data-strength={strength}>
      <meter
        className={styles['meter']}
        min={0}
        max={4}
        value={strength}
        aria-label="Solidité du mot de passe"
      />
      <span role="status" className={styles['word']}>
        {value && words[strength]}
      </span>
    </div>
  );
}

const words = ['Trop court', 'Faible', 'Moyen', 'Bon', 'Très bon'] as const;
