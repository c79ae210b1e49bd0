import { texts } from '@alumni/shared-contract';
import { Button, InlineAlert, LinkButton } from '@alumni/shared-ui/guest';
import { href, useParams } from '@alumni/shared-ui/router';
import { useState } from 'react';
import { undoEmailChange } from '../../api/email-change';
import { AccountPage } from '../../components/AccountPage';
import { LinkProblem } from '../../components/LinkProblem';
import { refusalText } from '../../components/refusal-text';
import { useMailedLink } from '../../components/useMailedLink';

type Step = 'asking' | 'sending' | 'undone' | 'refused' | 'failed';

/**
 * Target of the mail to the old address about a change. Opening it changes nothing: mail scanners
 * open links too.
 */
export function UndoEmailChangeScreen() {
  const { token = '' } = useParams();
  const [asked, setStep] = useState<Step>('asking');
  const [problem, setProblem] = useState('');
  const link = useMailedLink('email_undo', token);
  const step = link.isDead && asked !== 'undone' ? 'refused' : asked;
  const isOver = step === 'undone' || step === 'refused';

  async function undo() {
    setStep('sending');
    try {
      setStep((await undoEmailChange({ token })) ? 'undone' : 'refused');
    } catch (cause) {
      setProblem(refusalText(cause));
      setStep('failed');
    }
  }

  return (
    <AccountPage
      title="Annuler le changement d’adresse"
      lead={isOver ? undefined : lead}
      illustration="handshake"
    >
      {!isOver && <LinkProblem {...link.check} />}
      {step === 'failed' && <InlineAlert kind="error">{problem}</InlineAlert>}
      {step === 'undone' && (
        <InlineAlert kind="success" action={<ToLogin />}>
          {texts.emailUndone}
        </InlineAlert>
      )}
      {step === 'refused' && (
        <InlineAlert kind="error" action={<ToContact />}>
          {texts.emailUndoInvalid}
        </InlineAlert>
      )}
      {!isOver && (
        <Button
          variant="primary"
          size="large"
          block
          busy={step === 'sending'}
          onClick={() => void undo()}
        >
          Annuler le changement
        </Button>
      )}
    </AccountPage>
  );
}

const lead =
  'Votre adresse redevient celle de votre compte. Toutes les connexions à ce compte prennent fin, et vous choisirez un nouveau mot de passe.';

const ToLogin = () => <LinkButton to={href('login')}>Se connecter</LinkButton>;
const ToContact = () => <LinkButton to={href('contact')}>Écrire à l’équipe</LinkButton>;
