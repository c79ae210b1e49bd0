import { useCan } from '@alumni/shared-auth';
import { texts, type Opportunity } from '@alumni/shared-contract';
import { ActionMenu } from '@alumni/shared-ui/antd-page';
import { useAskedDelete } from '@alumni/shared-ui/feedback';
import { href, useNavigate } from '@alumni/shared-ui/router';
import { useOpportunityWrites } from '../../api/useOpportunityWrites';

/** Modifier and Supprimer, as permitted; nothing for others. */
export function OpportunityOptions({ opportunity }: { opportunity: Opportunity }) {
  const onDelete = useDelete(opportunity);
  const mayUpdate = useCan('opportunity:update');
  const mayDelete = useCan('opportunity:delete');
  const edit = {
    key: 'edit',
    label: 'Modifier',
    to: href('opportunity_update', { id: opportunity.id }),
  };
  const remove = {
    key: 'delete',
    label: 'Supprimer',
    danger: true,
    onSelect: () => void onDelete(),
  };
  return <ActionMenu label="Options" actions={[mayUpdate && edit, mayDelete && remove]} />;
}

function useDelete({ id, titre }: Opportunity) {
  const ask = useAskedDelete();
  const navigate = useNavigate();
  const { remove } = useOpportunityWrites();
  return async () => {
    const gone = await ask({
      question: texts.confirmOpportunityDelete,
      name: titre,
      remove: () => remove(id),
    });
    if (gone) await navigate(href('liste_opportunities'), { replace: true });
  };
}
