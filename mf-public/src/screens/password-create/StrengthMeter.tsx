import { useDeferredValue } from 'react';
import { strengthOf } from './password-strength';
import styles from './StrengthMeter.module.css';

/** How hard the password being chosen is to guess, in a bar, a word, and what would make it better. */
export function StrengthMeter({ password }: { password: string }) {
  // A slow phone may type faster than it can judge.
  const { score, word, advice } = strengthOf(useDeferredValue(password));
  return (
    <>
      <div className={styles['strength']} data-strength={score}>
        <meter
          className={styles['meter']}
          min={0}
          max={4}
          value={score}
          aria-label="Solidité du mot de passe"
        />
        <span className={styles['word']}>{word}</span>
      </div>
      {advice && <p className={styles['advice']}>{advice}</p>}
    </>
  );
}
