import { useSession } from '@alumni/shared-auth';
import { texts, type SecondStepInput, type SecondStepReply } from '@alumni/shared-contract';
import { failureText, notifyError } from '@alumni/shared-ui/feedback';
import { Form, type FormFailure } from '@alumni/shared-ui/form';
import { Button, InlineAlert } from '@alumni/shared-ui/guest';
import { CheckboxField, SubmitButton, TextField } from '@alumni/shared-ui/guest-form';
import { useEffect, useRef, useState } from 'react';
import { finishSignIn, isStepExpired, useSecondStepWays } from '../../api/second-step';
import { PasskeyButton } from './PasskeyButton';
import styles from './SecondStep.module.css';

/** Second step of the login: a code of an app, a passkey, or a recovery code. */
export function SecondStep({ onRestart }: { onRestart: () => void }) {
  const { data: ways, error, mutate } = useSecondStepWays();
  if (ways) return <Ways ways={ways} onRestart={onRestart} />;
  if (!error) return <p role="status">Chargement de la deuxième étape…</p>;
  if (isStepExpired(error)) return <Expired onRestart={onRestart} />;
  return (
    <InlineAlert kind="error" action={<Button onClick={() => void mutate()}>{texts.retry}</Button>}>
      {failureText()}
    </InlineAlert>
  );
}

function Expired({ onRestart }: { onRestart: () => void }) {
  return (
    <InlineAlert kind="warning" action={<Button onClick={onRestart}>Recommencer</Button>}>
      Cette connexion a expiré : recommencez.
    </InlineAlert>
  );
}

type Way = 'code' | 'recovery_code';

function Ways({ ways, onRestart }: { ways: SecondStepReply; onRestart: () => void }) {
  const { refresh } = useSession();
  const [isRecovering, setRecovering] = useState(false);
  const [isExpired, setExpired] = useState(false);
  const way: Way | null = isRecovering ? 'recovery_code' : ways.totp ? 'code' : null;
  const place = useFirstFocus(way);
  const enter = () => void refresh().catch(() => notifyError());
  const onFailure = ({ cause, message }: FormFailure) => {
    if (isStepExpired(cause)) setExpired(true);
    else notifyError(message);
  };
  if (isExpired) return <Expired onRestart={onRestart} />;
  return (
    <div ref={place}>
      <Form<SecondStepInput>
        key={way}
        label="Deuxième étape"
        onSubmit={finishSignIn}
        onFailure={onFailure}
        onSuccess={enter}
        fieldOf={isRecovering ? { code: 'recovery_code' } : {}}
        guard={false}
        keep={false}
      >
        <p>Confirmez que c’est bien vous pour finir la connexion.</p>
        {!isRecovering && ways.passkey === 1 && (
          <PasskeyButton isMain={!ways.totp} onDone={enter} onExpired={() => setExpired(true)} />
        )}
        {way && <CodeField way={way} />}
        <CheckboxField
          name="remember"
          label="Se souvenir de cet appareil pendant 30 jours"
          hint="Seulement sur un appareil que personne d’autre n’utilise."
        />
        {way && (
          <SubmitButton size="large" block>
            Confirmer
          </SubmitButton>
        )}
        <div className={styles.others}>
          {ways.recovery === 1 && (
            <Button variant="plain" onClick={() => setRecovering(!isRecovering)}>
              {isRecovering ? 'Revenir au second facteur' : 'Utiliser un code de secours'}
            </Button>
          )}
          <Button variant="plain" onClick={onRestart}>
            Changer de compte
          </Button>
        </div>
      </Form>
      <p className={styles.help}>
        Plus de téléphone ni de code de secours ? Un administrateur du réseau peut réinitialiser
        votre second facteur.
      </p>
    </div>
  );
}

function CodeField({ way }: { way: Way }) {
  return way === 'code' ? (
    <TextField
      name="code"
      label="Code de votre application"
      hint="Six chiffres, renouvelés toutes les 30 secondes."
      required
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={10}
    />
  ) : (
    <TextField
      name="recovery_code"
      label="Code de secours"
      hint="Seize caractères ; chaque code sert une seule fois."
      required
      maxLength={40}
      autoCapitalize="characters"
      spellCheck={false}
    />
  );
}

/** The first control of the new step: the login form, which had the focus, is gone. */
function useFirstFocus(way: Way | null) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelector<HTMLElement>('input, button')?.focus(), [way]);
  return place;
}
