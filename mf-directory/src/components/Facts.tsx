import { texts } from '@alumni/shared-contract';
import Descriptions from 'antd/es/descriptions';
import type { ReactNode } from 'react';
import styles from './Facts.module.css';

export interface Fact {
  label: string;
  /** '---' when unknown or not shared. */
  value: ReactNode;
  icon?: ReactNode;
}

/** Facts of a person as antd's Descriptions: label and value, one per line. */
export function Facts({ facts }: { facts: Fact[] }) {
  return (
    <Descriptions
      bordered
      column={1}
      size="small"
      classNames={{ label: styles.label, content: styles.value }}
      items={facts.map(({ label, value, icon }) => ({
        key: label,
        label: (
          <>
            {icon} {label}
          </>
        ),
        children: value ?? texts.noValue,
      }))}
    />
  );
}
