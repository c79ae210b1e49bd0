import { serverMessage } from '@alumni/shared-auth';
import { useFormValue } from '@alumni/shared-ui/form';
import { Button, InlineAlert } from '@alumni/shared-ui/guest';
import { useState } from 'react';
import { isStepExpired, signInByPasskey } from '../../api/second-step';

interface PasskeyButtonProps {
  /** The person has no app with codes: this is the way. */
  isMain: boolean;
  onDone: () => void;
  onExpired: () => void;
}

/** Finishes the sign-in with a passkey: the browser asks for the finger, the face or the key. */
export function PasskeyButton({ isMain, onDone, onExpired }: PasskeyButtonProps) {
  const remember = useFormValue<boolean>('remember') ?? false;
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function ask() {
    setAsking(true);
    setProblem(null);
    try {
      await signInByPasskey(remember);
      onDone();
    } catch (error) {
      if (isStepExpired(error)) onExpired();
      else setProblem(serverMessage(error) ?? unanswered);
    } finally {
      setAsking(false);
    }
  }

  return (
    <>
      {problem && <InlineAlert kind="warning">{problem}</InlineAlert>}
      <Button
        variant={isMain ? 'primary' : 'default'}
        size="large"
        block
        busy={isAsking}
        onClick={() => void ask()}
      >
        Utiliser une clé d’accès
      </Button>
    </>
  );
}

/** The person cancelled, or this browser has none of their passkeys. */
const unanswered =
  'Aucune clé d’accès n’a répondu. Réessayez, ou choisissez une autre façon de confirmer.';
