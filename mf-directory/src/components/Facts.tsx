import { texts } from '@alumni/shared-contract';
import Descriptions from 'antd/es/descriptions';
import type { ReactNode } from 'react';
import styles from './Facts.module.css';

interface Fact {
  label: string;
  /** '---' when unknown or not shared. */
  value: ReactNode;
  icon?: ReactNode;
}

interface FactsProps {
  facts: Fact[];
  /** The value below its label, for long texts. */
  layout?: 'horizontal' | 'vertical';
}

/** Facts of a person as antd's Descriptions: label and value, one per line. */
export function Facts({ facts, layout = 'horizontal' }: FactsProps) {
  return (
    <Descriptions
      bordered={layout === 'horizontal'}
      layout={layout}
      column={1}
      size="small"
      {...(layout === 'horizontal' && {
        classNames: { label: styles.label, content: styles.value },
      })}
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
