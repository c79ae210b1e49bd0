import { useSession } from '@alumni/shared-auth';
import type { AccountDeleteInput } from '@alumni/shared-contract';
import { useConfirm } from '@alumni/shared-ui/feedback';
import { Form } from '@alumni/shared-ui/form';
import { LinkButton } from '@alumni/shared-ui/guest';
import { PasswordField, SubmitButton } from '@alumni/shared-ui/guest-form';
import { Section, Skeleton } from '@alumni/shared-ui/page';
import { href } from '@alumni/shared-ui/router';
import { deleteOwnAccount } from '../../api/account-deletion';

interface SignedInWayProps {
  onDeleted: () => Promise<void>;
}

/** Deletes the account of the signed-in person; guests go to the login page and back. */
export function SignedInWay({ onDeleted }: SignedInWayProps) {
  const { user, status } = useSession();
  return (
    <Section title="Supprimer mon compte" lead={user ? signedIn : guest}>
      {status === 'loading' && <Skeleton shape="block" />}
      {status === 'ready' && !user && (
        <LinkButton to={href('login', {}, { next: href('usersinfo') })} block>
          Se connecter
        </LinkButton>
      )}
      {user && <PasswordForm email={user.email} onDeleted={onDeleted} />}
    </Section>
  );
}

const guest = 'Connectez-vous, puis confirmez ici avec votre mot de passe.';
const signedIn = 'Confirmez avec votre mot de passe.';

function PasswordForm({ email, onDeleted }: SignedInWayProps & { email: string }) {
  const confirm = useConfirm();

  async function submit(values: AccountDeleteInput): Promise<boolean> {
    const isSure = await confirm({
      title: 'Voulez-vous vraiment supprimer votre compte ?',
      text: email,
      confirmLabel: 'Supprimer mon compte',
      danger: true,
    });
    if (isSure) await deleteOwnAccount(values);
    return isSure;
  }

  return (
    <Form<AccountDeleteInput>
      label="Suppression avec mot de passe"
      onSubmit={submit}
      onSuccess={(isDeleted) => isDeleted && void onDeleted()}
      onFailure="inline"
      guard={false}
    >
      <PasswordField
        name="password"
        label="Mot de passe"
        required
        autoComplete="current-password"
      />
      <SubmitButton variant="danger" block>
        Supprimer mon compte
      </SubmitButton>
    </Form>
  );
}
