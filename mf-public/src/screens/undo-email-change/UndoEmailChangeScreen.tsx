import { texts } from '@alumni/shared-contract';
import { LinkButton } from '@alumni/shared-ui/guest';
import { href } from '@alumni/shared-ui/router';
import { undoEmailChange } from '../../api/email-change';
import { ClickedLink } from '../../components/ClickedLink';

/** Target of the mail to the old address about a change of address. */
export function UndoEmailChangeScreen() {
  return (
    <ClickedLink
      kind="email_undo"
      title="Annuler le changement d’adresse"
      lead="Votre adresse redevient celle de votre compte. Toutes les connexions à ce compte prennent fin, et vous choisirez un nouveau mot de passe."
      button="Annuler le changement"
      apply={undoEmailChange}
      done={{
        text: texts.emailUndone,
        next: <LinkButton to={href('login')}>Se connecter</LinkButton>,
      }}
      dead={{
        text: texts.emailUndoInvalid,
        next: <LinkButton to={href('contact')}>Écrire à l’équipe</LinkButton>,
      }}
    />
  );
}
