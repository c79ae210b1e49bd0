import { texts, type PasswordProofInput } from '@alumni/shared-contract';
import { SubmitButton } from '@alumni/shared-ui/antd-form';
import { Dialog } from '@alumni/shared-ui/dialog';
import { Form, FormActions } from '@alumni/shared-ui/form';
import Button from 'antd/es/button';
import { useState } from 'react';
import { renewRecoveryCodes, useSecondFactorRefresh } from '../../api/second-factor';
import { OwnPasswordField } from './OwnPasswordField';
import { RecoveryCodes } from './RecoveryCodes';

/** Replaces the recovery codes. */
export function RenewCodesDialog({ onClose }: { onClose: () => void }) {
  const refresh = useSecondFactorRefresh();
  const [codes, setCodes] = useState<string[] | null>(null);
  const renew = async (proof: PasswordProofInput) => setCodes(await renewRecoveryCodes(proof));
  return (
    <Dialog open size="small" title="Renouveler les codes de secours" onClose={onClose}>
      {codes ? (
        <RecoveryCodes codes={codes} onDone={onClose} />
      ) : (
        <Form<PasswordProofInput>
          label="Renouveler les codes de secours"
          guard={false}
          keep={false}
          onFailure="inline"
          onSubmit={renew}
          onSuccess={() => void refresh()}
        >
          <p>Dix nouveaux codes remplacent les précédents, qui ne fonctionneront plus.</p>
          <OwnPasswordField />
          <FormActions>
            <Button onClick={onClose}>{texts.cancel}</Button>
            <SubmitButton>Renouveler</SubmitButton>
          </FormActions>
        </Form>
      )}
    </Dialog>
  );
}
