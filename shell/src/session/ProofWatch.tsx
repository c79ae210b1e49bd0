import { onProofRequired, type ProofField } from '@alumni/shared-auth';
import { lazyPart } from '@alumni/shared-ui/feedback';
import { useEffect, useState } from 'react';

// antd's dialog loads on demand: it is shown rarely.
const ProofDialog = lazyPart(async () => (await import('./ProofDialog')).ProofDialog);

interface Asked {
  field: ProofField;
  answer: (isProved: boolean) => void;
}

/** Asks who the person is when a call needs a fresh proof (rule 30), then lets the call go on. */
export function ProofWatch() {
  const [asked, setAsked] = useState<Asked | null>(null);
  useEffect(
    () => onProofRequired((field) => new Promise<boolean>((answer) => setAsked({ field, answer }))),
    [],
  );
  if (!asked) return null;
  const close = (isProved: boolean) => {
    asked.answer(isProved);
    setAsked(null);
  };
  return (
    <ProofDialog field={asked.field} onProved={() => close(true)} onClose={() => close(false)} />
  );
}
