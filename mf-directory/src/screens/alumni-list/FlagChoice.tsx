import type { Flag } from '@alumni/shared-contract';
import Switch from 'antd/es/switch';
import { useId } from 'react';
import type { AlumnusFlag } from '../../api/alumni';
import { flagLabels } from '../../components/flag-labels';
import styles from './FlagChoice.module.css';

interface FlagChoiceProps {
  flag: AlumnusFlag;
  value: Flag;
  onChange: (value: Flag) => void;
}

/** A flag as a switch, with its state in words. */
export function FlagChoice({ flag, value, onChange }: FlagChoiceProps) {
  const { name, on, off } = flagLabels[flag];
  const id = useId();
  return (
    <div className={styles.choice}>
      <label htmlFor={id} className={styles.name}>
        {name}
      </label>
      <span id={`${id}-state`} className={styles.state}>
        {value === 1 ? on : off}
      </span>
      <Switch
        id={id}
        checked={value === 1}
        aria-describedby={`${id}-state`}
        onChange={(checked) => onChange(checked ? 1 : 0)}
      />
    </div>
  );
}
