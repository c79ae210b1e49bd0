import { LinkButton } from '@alumni/shared-ui/guest';
import { Parcel } from '@alumni/shared-ui/page';
import { useLocation } from '@alumni/shared-ui/router';

/**
 * Takes the place of a screen behind the sign-in on a page of another site, which has no session:
 * its title, and a link that opens it in the network.
 */
export function MemberScreen({ title }: { title: string }) {
  const { pathname, search } = useLocation();
  return (
    <Parcel
      title={title}
      action={
        // Reload: the address is this screen's own, which the router would not leave.
        <LinkButton variant="primary" to={pathname + search} reloadDocument>
          Ouvrir dans le réseau
        </LinkButton>
      }
    >
      <p>Cette page s’ouvre dans le réseau, après connexion.</p>
    </Parcel>
  );
}
