import Card from 'antd/es/card';
import { useId, type ReactNode } from 'react';
import styles from './Section.module.css';

interface SectionProps {
  /** The h2. */
  title: string;
  /** Buttons of this part, at the end of the title row. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A titled part of a signed-in page: antd's Card as a landmark named by its title. */
export function Section({ title, actions, children }: SectionProps) {
  const id = useId();
  return (
    <Card
      role="region"
      aria-labelledby={id}
      title={<h2 id={id}>{title}</h2>}
      extra={actions}
      classNames={{ title: styles.title, body: styles.body }}
    >
      {children}
    </Card>
  );
}
