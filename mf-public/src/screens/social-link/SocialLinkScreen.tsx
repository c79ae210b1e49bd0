import { texts } from '@alumni/shared-contract';
import { LinkButton } from '@alumni/shared-ui/guest';
import { href } from '@alumni/shared-ui/router';
import { confirmSocialLogin } from '../../api/social-login';
import { ClickedLink } from '../../components/ClickedLink';

/** Target of the mail that asks whether a provider account belongs to the reader. */
export function SocialLinkScreen() {
  const next = <LinkButton to={href('login')}>Se connecter</LinkButton>;
  return (
    <ClickedLink
      kind="social"
      title="Relier un compte"
      lead="Le compte qui s’est présenté avec votre adresse vous connectera désormais. Ne continuez que si c’était vous."
      button="C’est moi : relier ce compte"
      apply={confirmSocialLogin}
      done={{ text: texts.socialLinked, next }}
      dead={{ text: texts.socialLinkInvalid, next }}
    />
  );
}
