import Empty from 'antd/es/empty';
import type { ReactNode } from 'react';
import { Illustration } from '../art/Illustration';
import styles from './EmptyNote.module.css';

/** antd's Empty with the network's drawing: why there is nothing here, and what to do about it. */
export function EmptyNote({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <Empty
      image={<Illustration name="empty" width={240} />}
      description={<p role="status">{text}</p>}
      classNames={{ image: styles.image, description: styles.text, footer: styles.more }}
    >
      {children}
    </Empty>
  );
}
