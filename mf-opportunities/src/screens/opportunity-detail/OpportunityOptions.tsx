import { serverMessage, useCan } from '@alumni/shared-auth';
import { texts, type Opportunity } from '@alumni/shared-contract';
import { lazyPart, notifyError, notifySuccess, useConfirm } from '@alumni/shared-ui/feedback';
import { href, useNavigate } from '@alumni/shared-ui/router';
import { useOpportunityWrites } from '../../api/opportunities';
import { OptionsButton } from './OptionsButton';

// Only an administrator has options: the others never load the menu.
const OptionsMenu = lazyPart(
  async () => (await import('./OptionsMenu')).OptionsMenu,
  <OptionsButton />,
);

/** Modifier and Supprimer, for who may; nothing for the others. */
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
  const confirm = useConfirm();
  const navigate = useNavigate();
  const { remove } = useOpportunityWrites();
  return async () => {
    const sure = await confirm({
      title: texts.confirmOpportunityDelete,
      text: titre,
      confirmLabel: 'Supprimer',
      danger: true,
    });
    if (!sure) return;
    try {
      await remove(id);
      notifySuccess();
      await navigate(href('liste_opportunities'), { replace: true });
    } catch (error) {
      notifyError(serverMessage(error));
    }
  };
}
