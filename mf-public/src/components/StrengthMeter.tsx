import { useDeferredValue } from 'react';
import { strengthOf } from './password-strength';
import styles from './StrengthMeter.module.css';

/** Strength of a password: a bar, a word, and advice. */
export function StrengthMeter({ password }: { password: string }) {
  // Deferred: typing stays fast on a slow phone.
  const { score, word, advice } = strengthOf(useDeferredValue(password));
  return (
    <>
      <div className={styles.strength} data-strength={score}>
        <meter
          className={styles.meter}
          min={0}
          max={4}
          value={score}
          aria-label="Solidité du mot de passe"
        />
        <span className={styles.word}>{word}</span>
      </div>
      {advice && <p className={styles.advice}>{advice}</p>}
    </>
  );
}
