import type { Flag } from '@alumni/shared-contract';
import Tag from 'antd/es/tag';

/** Status of a news item: public or draft. */
export function NewsState({ draft }: { draft: Flag }) {
  return draft === 0 ? <Tag color="success">Publiée</Tag> : <Tag color="default">Brouillon</Tag>;
}
