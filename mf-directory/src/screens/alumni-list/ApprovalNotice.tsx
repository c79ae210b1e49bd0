import { InlineAlert } from '@alumni/shared-ui/antd-page';
import { useWaitsForApproval } from './useWaitsForApproval';

/** Explains to a member who waits for approval why phones, e-mails and photos are missing. */
export function ApprovalNotice() {
  if (!useWaitsForApproval()) return null;
  return (
    <InlineAlert kind="info" title="Votre inscription attend son approbation">
      Vous voyez déjà les noms, campus, années et professions ; le reste s’affichera dès que
      l’équipe du réseau l’aura approuvée.
    </InlineAlert>
  );
}
