import { useCan } from '@alumni/shared-auth';
import { texts, type Opportunity } from '@alumni/shared-contract';
import { lazyPart, useAskedDelete } from '@alumni/shared-ui/feedback';
import { href, useNavigate } from '@alumni/shared-ui/router';
import { useOpportunityWrites } from '../../api/opportunities';
import { OptionsButton } from './OptionsButton';

// Only administrators have options: nobody else loads the menu.
const OptionsMenu = lazyPart(
  async () => (await import('./OptionsMenu')).OptionsMenu,
  <OptionsButton />,
);

/** Modifier and Supprimer, as permitted; nothing for others. */
export function OpportunityOptions({ opportunity }: { opportunity: Opportunity }) {
  const onDelete = useDelete(opportunity);
  const mayUpdate = useCan('opportunity:update');
  const mayDelete = useCan('opportunity:delete');
  if (!mayUpdate) return null;
  return (
    <OptionsMenu
      editAddress={href('opportunity_update', { id: opportunity.id })}
      onDelete={mayDelete ? () => void onDelete() : undefined}
    />
  );
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
