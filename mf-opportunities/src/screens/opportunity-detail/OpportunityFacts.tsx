import { texts, type Opportunity } from '@alumni/shared-contract';
import { formatDateAdmin } from '@alumni/shared-ui/text';
import Descriptions from 'antd/es/descriptions';

/** Publisher, publication date and deadline. */
export function OpportunityFacts({ opportunity }: { opportunity: Opportunity }) {
  const { publicateur, date_limite, date_publication } = opportunity;
  return (
    <Descriptions
      column={1}
      bordered
      size="small"
      items={[
        { key: 'publicateur', label: 'Publicateur', children: publicateur },
        {
          key: 'limite',
          label: 'Date limite',
          children: formatDateAdmin(date_limite) || texts.noValue,
        },
        {
          key: 'publication',
          label: 'Date publication',
          children: formatDateAdmin(date_publication),
        },
      ]}
    />
  );
}
