import { texts } from '@alumni/shared-contract';
import type { ReactNode } from 'react';
import { Icon, type IconName } from './Icon';
import styles from './Facts.module.css';

export interface Fact {
  label: string;
  /** '---' stands for what is unknown or not shared. */
  value: ReactNode;
  icon?: IconName;
}

/** What is known of a person, a label and a value a line. */
export function Facts({ facts }: { facts: Fact[] }) {
  return (
    <dl className={styles['facts']}>
      {facts.map(({ label, value, icon }) => (
        <div key={label} className={styles['fact']}>
          <dt>
            {icon && <Icon name={icon} />}
            {label}
          </dt>
          <dd>{value ?? texts.noValue}</dd>
        </div>
      ))}
    </dl>
  );
}
