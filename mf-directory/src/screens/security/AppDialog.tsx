import {
  texts,
  type PasswordProofInput,
  type TotpConfirmInput,
  type TotpReply,
} from '@alumni/shared-contract';
import { SubmitButton, TextField } from '@alumni/shared-ui/antd-form';
import { Dialog } from '@alumni/shared-ui/dialog';
import { notifySuccess } from '@alumni/shared-ui/feedback';
import { Form, FormActions } from '@alumni/shared-ui/form';
import Button from 'antd/es/button';
import QRCode from 'antd/es/qr-code';
import { useState } from 'react';
import { beginTotp, confirmTotp, useSecondFactorRefresh } from '../../api/second-factor';
import { OwnPasswordField } from './OwnPasswordField';
import { RecoveryCodes } from './RecoveryCodes';
import styles from './SecurityScreen.module.css';
import { useFirstFocus } from './useFirstFocus';

/** Sets up an app with codes: the password, the QR code and a first code, then recovery codes. */
export function AppDialog({ onClose }: { onClose: () => void }) {
  const refresh = useSecondFactorRefresh();
  const [totp, setTotp] = useState<TotpReply | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  const confirmed = (given: unknown) => {
    notifySuccess();
    if (given) return setCodes(given as string[]);
    finish();
  };
  const finish = () => {
    void refresh();
    onClose();
  };
  return (
    <Dialog
      open
      size="small"
      title="Configurer une application à codes"
      onClose={codes ? finish : onClose}
    >
      {codes ? (
        <RecoveryCodes codes={codes} onDone={finish} />
      ) : totp ? (
        <FirstCode totp={totp} onClose={onClose} onConfirmed={confirmed} />
      ) : (
        <Form<PasswordProofInput>
          label="Mot de passe"
          guard={false}
          keep={false}
          onFailure="inline"
          onSubmit={async (proof) => setTotp(await beginTotp(proof))}
        >
          <OwnPasswordField />
          <FormActions>
            <Button onClick={onClose}>{texts.cancel}</Button>
            <SubmitButton>Continuer</SubmitButton>
          </FormActions>
        </Form>
      )}
    </Dialog>
  );
}

interface FirstCodeProps {
  totp: TotpReply;
  onClose: () => void;
  onConfirmed: (codes: unknown) => void;
}

function FirstCode({ totp, onClose, onConfirmed }: FirstCodeProps) {
  const place = useFirstFocus();
  return (
    <div ref={place}>
      <Form<TotpConfirmInput>
        label="Premier code"
        guard={false}
        keep={false}
        onFailure="inline"
        onSubmit={confirmTotp}
        onSuccess={onConfirmed}
      >
        <p>Dans l’application, ajoutez un compte et scannez ce code.</p>
        <div className={styles.qr}>
          {/* Dark on light in both themes: many cameras do not read the inverse. */}
          <QRCode
            type="svg"
            size={200}
            value={totp.uri}
            color="black"
            bgColor="white"
            aria-label="Code QR"
          />
          <p>
            Sans caméra, saisissez la clé :{' '}
            <span className={styles.secret}>{totp.secret.replace(/(.{4})(?!$)/g, '$1 ')}</span>
          </p>
        </div>
        <TextField
          name="code"
          label="Code affiché par l’application"
          required
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={10}
        />
        <FormActions>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <SubmitButton>Activer</SubmitButton>
        </FormActions>
      </Form>
    </div>
  );
}
