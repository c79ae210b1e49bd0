import Collapse from 'antd/es/collapse';
import type { ReactNode } from 'react';

interface DetailsProps {
  label: string;
  children: ReactNode;
}

/** What few people read: closed at first. */
export function Details({ label, children }: DetailsProps) {
  return <Collapse size="small" items={[{ key: label, label, children, forceRender: true }]} />;
}
