import { useSession } from '@alumni/shared-auth';
import { texts } from '@alumni/shared-contract';
import { Button, InlineAlert, LinkButton } from '@alumni/shared-ui/guest';
import { Skeleton } from '@alumni/shared-ui/page';
import { href } from '@alumni/shared-ui/router';
import { AccountPage } from '../../components/AccountPage';
import { useEmailConfirmation } from './useEmailConfirmation';

/** Target of the link mailed to a new address, which replaces the old one. */
export function ConfirmEmailScreen() {
  const { outcome, problem, retry } = useEmailConfirmation();
  return (
    <AccountPage title="Nouvelle adresse e-mail" illustration="handshake">
      {outcome === 'waiting' && (
        <div aria-busy="true">
          <p className="visually-hidden" role="status">
            Chargement…
          </p>
          <Skeleton shape="block" />
        </div>
      )}
      {outcome === 'failed' && (
        <InlineAlert kind="error" action={<Button onClick={retry}>{texts.retry}</Button>}>
          {problem}
        </InlineAlert>
      )}
      {outcome === 'changed' && (
        <InlineAlert kind="success" action={<WayOn />}>
          {texts.emailChanged}
        </InlineAlert>
      )}
      {outcome === 'refused' && (
        <InlineAlert kind="error" action={<WayOn />}>
          {texts.emailLinkInvalid}
        </InlineAlert>
      )}
    </AccountPage>
  );
}

function WayOn() {
  const { user } = useSession();
  return user ? (
    <LinkButton to={href('show_profil')}>Voir mon profil</LinkButton>
  ) : (
    <LinkButton to={href('login')}>Se connecter</LinkButton>
  );
}
