import { useCan, useSession } from '@alumni/shared-auth';
import { InlineAlert } from '@alumni/shared-ui/feedback';

/** Tells a member who waits for approval why phones, e-mails and photos are missing. */
export function ApprovalNotice() {
  const isStaff = useCan('alumnus:update');
  const { user } = useSession();
  if (isStaff || user?.approved !== 0) return null;
  return (
    <InlineAlert kind="info" title="Votre inscription attend son approbation">
      Vous voyez déjà les noms, campus, années et professions ; le reste s'affichera dès que
      l'équipe du réseau l'aura approuvée.
    </InlineAlert>
  );
}
