import { texts } from '@alumni/shared-contract';
import type { ReactNode } from 'react';
import { Icon, type IconName } from './Icon';
import styles from './Facts.module.css';

export interface Fact {
  label: string;
  /** '---' when unknown or not shared. */
  value: ReactNode;
  icon?: IconName;
}

/** Facts of a person: label and value, one per line. */
export function Facts({ facts }: { facts: Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value, icon }) => (
        <div key={label} className={styles.fact}>
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
