import type { MailedLinkKind } from '@alumni/shared-contract';
import { Button, InlineAlert } from '@alumni/shared-ui/guest';
import { useParams } from '@alumni/shared-ui/router';
import { useState, type ReactNode } from 'react';
import { AccountPage } from './AccountPage';
import { LinkProblem } from './LinkProblem';
import { refusalText } from './refusal-text';
import { useMailedLink } from './useMailedLink';

interface ClickedLinkProps {
  kind: MailedLinkKind;
  title: string;
  /** What the click does. */
  lead: string;
  button: string;
  /** @returns false when it no longer works */
  apply: (token: string) => Promise<boolean>;
  done: Outcome;
  dead: Outcome;
}

interface Outcome {
  text: string;
  /** Where to go then. */
  next: ReactNode;
}

type Step = 'asking' | 'sending' | 'done' | 'dead' | 'failed';

/**
 * Page of a mailed link that takes effect by a click. Opening it changes nothing: mail scanners open
 * links too.
 */
export function ClickedLink(props: ClickedLinkProps) {
  const { kind, title, lead, button, apply, done, dead } = props;
  const { token = '' } = useParams();
  const [asked, setStep] = useState<Step>('asking');
  const [problem, setProblem] = useState('');
  const link = useMailedLink(kind, token);
  // A used link is dead too.
  const step = link.isDead && asked !== 'done' ? 'dead' : asked;
  const isOver = step === 'done' || step === 'dead';

  async function click() {
    setStep('sending');
    try {
      setStep((await apply(token)) ? 'done' : 'dead');
    } catch (cause) {
      setProblem(refusalText(cause));
      setStep('failed');
    }
  }

  return (
    <AccountPage title={title} lead={isOver ? undefined : lead} illustration="handshake">
      {!isOver && <LinkProblem {...link.check} />}
      {step === 'failed' && <InlineAlert kind="error">{problem}</InlineAlert>}
      {step === 'done' && (
        <InlineAlert kind="success" action={done.next}>
          {done.text}
        </InlineAlert>
      )}
      {step === 'dead' && (
        <InlineAlert kind="error" action={dead.next}>
          {dead.text}
        </InlineAlert>
      )}
      {!isOver && (
        <Button
          variant="primary"
          size="large"
          block
          busy={step === 'sending'}
          onClick={() => void click()}
        >
          {button}
        </Button>
      )}
    </AccountPage>
  );
}
