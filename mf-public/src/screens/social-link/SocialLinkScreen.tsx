import { texts } from '@alumni/shared-contract';
import { Button, InlineAlert, LinkButton } from '@alumni/shared-ui/guest';
import { href, useParams } from '@alumni/shared-ui/router';
import { useState } from 'react';
import { confirmSocialLogin } from '../../api/social-login';
import { AccountPage } from '../../components/AccountPage';
import { LinkProblem } from '../../components/LinkProblem';
import { refusalText } from '../../components/refusal-text';
import { useMailedLink } from '../../components/useMailedLink';

type Step = 'asking' | 'sending' | 'linked' | 'refused' | 'failed';

/**
 * Target of the mail that asks whether a provider account belongs to the reader. Opening it changes
 * nothing: mail scanners open links too.
 */
export function SocialLinkScreen() {
  const { token = '' } = useParams();
  const [asked, setStep] = useState<Step>('asking');
  const [problem, setProblem] = useState('');
  const link = useMailedLink('social', token);
  const step = link.isDead ? 'refused' : asked;

  const isOver = step === 'linked' || step === 'refused';

  async function confirm() {
    setStep('sending');
    try {
      setStep((await confirmSocialLogin({ token })) ? 'linked' : 'refused');
    } catch (cause) {
      setProblem(refusalText(cause));
      setStep('failed');
    }
  }

  return (
    <AccountPage title="Relier un compte" lead={isOver ? undefined : lead} illustration="handshake">
      {!isOver && <LinkProblem {...link.check} />}
      {step === 'failed' && <InlineAlert kind="error">{problem}</InlineAlert>}
      {step === 'linked' && (
        <InlineAlert kind="success" action={<ToLogin />}>
          {texts.socialLinked}
        </InlineAlert>
      )}
      {step === 'refused' && (
        <InlineAlert kind="error" action={<ToLogin />}>
          {texts.socialLinkInvalid}
        </InlineAlert>
      )}
      {!isOver && (
        <Button
          variant="primary"
          size="large"
          block
          busy={step === 'sending'}
          onClick={() => void confirm()}
        >
          C’est moi : relier ce compte
        </Button>
      )}
    </AccountPage>
  );
}

const lead =
  'Le compte qui s’est présenté avec votre adresse vous connectera désormais. Ne continuez que si c’était vous.';

const ToLogin = () => <LinkButton to={href('login')}>Se connecter</LinkButton>;
