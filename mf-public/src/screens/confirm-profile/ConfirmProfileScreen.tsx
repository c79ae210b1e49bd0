import { texts } from '@alumni/shared-contract';
import { LinkButton } from '@alumni/shared-ui/guest';
import { href } from '@alumni/shared-ui/router';
import { confirmProfile } from '../../api/regular-mails';
import { ClickedLink } from '../../components/ClickedLink';

/** Target of the yearly mail: the profile is still right. */
export function ConfirmProfileScreen() {
  return (
    <ClickedLink
      kind="profile_confirm"
      title="Votre profil est-il exact ?"
      lead="L’e-mail que vous avez reçu montre ce que le réseau sait de vous. Un clic confirme que c’est toujours exact."
      button="Tout est exact"
      apply={confirmProfile}
      done={{
        text: texts.profileConfirmed,
        next: <LinkButton to={href('home')}>Accueil</LinkButton>,
      }}
      dead={{
        text: `${texts.linkDead} Connectez-vous pour confirmer ou corriger votre profil.`,
        next: <LinkButton to={href('login')}>Se connecter</LinkButton>,
      }}
    />
  );
}
