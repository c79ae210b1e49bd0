import { serverMessage } from '@alumni/shared-auth';
import { InlineAlert } from '@alumni/shared-ui/antd-page';

export function QuotaNotice({ error }: { error: unknown }) {
  return (
    <InlineAlert kind="warning" title="La limite d’un jour est atteinte">
      {serverMessage(error) ?? 'Patientez un moment avant de continuer.'}
    </InlineAlert>
  );
}
