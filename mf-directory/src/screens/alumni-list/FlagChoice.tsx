import type { Flag } from '@alumni/shared-contract';
import type { AlumnusFlag } from '../../api/alumni';
import { flagLabels } from '../../components/flag-labels';
import styles from './FlagChoice.module.css';

interface FlagChoiceProps {
  flag: AlumnusFlag;
  value: Flag;
  onChange: (value: Flag) => void;
}

/** One state as two words side by side: what it is and what it may become are both read. */
export function FlagChoice({ flag, value, onChange }: FlagChoiceProps) {
  const { name, on, off } = flagLabels[flag];
  const sides: [Flag, string][] = [
    [1, on],
    [0, off],
  ];
  return (
    <fieldset className={styles['choice']}>
      <legend>{name}</legend>
      {sides.map(([side, word]) => (
        <label key={side} className={styles['side']}>
          <input
            type="radio"
            name={flag}
            checked={value === side}
            onChange={() => onChange(side)}
          />
          {word}
        </label>
      ))}
    </fieldset>
  );
}
