import { useCan } from '@alumni/shared-auth';
import { texts, type Opportunity } from '@alumni/shared-contract';
import { lazyPart, useAskedDelete } from '@alumni/shared-ui/feedback';
import { href, useNavigate } from '@alumni/shared-ui/router';
import { useOpportunityWrites } from '../../api/useOpportunityWrites';
import { useState } from 'react';
import { OptionsButton } from './OptionsButton';

const loadMenu = () => import('./OptionsMenu');
const OptionsMenu = lazyPart(
  async () => (await loadMenu()).OptionsMenu,
  <OptionsButton aria-busy />,
);

/** Modifier and Supprimer, as permitted; nothing for others. The menu's code loads on first use. */
export function OpportunityOptions({ opportunity }: { opportunity: Opportunity }) {
  const onDelete = useDelete(opportunity);
  const mayUpdate = useCan('opportunity:update');
  const mayDelete = useCan('opportunity:delete');
  const [isAsked, setAsked] = useState(false);
  if (!mayUpdate) return null;
  if (!isAsked)
    return (
      <OptionsButton
        aria-expanded={false}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => setAsked(true)}
      />
    );
  return (
    <OptionsMenu
      editAddress={href('opportunity_update', { id: opportunity.id })}
      onDelete={mayDelete ? () => void onDelete() : undefined}
      onClose={() => setAsked(false)}
    />
  );
}

/** Preload before the click. A failed load is retried by the click. */
const prepare = () => void loadMenu().catch(() => undefined);

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
