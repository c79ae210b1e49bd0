import type { Flag } from '@alumni/shared-contract';
import Tag from 'antd/es/tag';

/** Whether guests can read it. */
export function NewsState({ draft }: { draft: Flag }) {
  return draft === 0 ? <Tag color="success">Publiée</Tag> : <Tag color="default">Brouillon</Tag>;
}
