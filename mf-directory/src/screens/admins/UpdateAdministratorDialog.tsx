import { useSession } from '@alumni/shared-auth';
import { type Administrator, type AdministratorUpdateInput } from '@alumni/shared-contract';
import { EmailField } from '@alumni/shared-ui/antd-form';
import { FormDialog } from '@alumni/shared-ui/dialog';
import { fullName } from '../../api/alumni';
import { useAdministratorWrites } from '../../api/administrators';
import { NameFields } from './NameFields';
import { RoleField } from './RoleField';
import { isAdministrator } from './who-may';

interface UpdateAdministratorDialogProps {
  administrator: Administrator;
  onClose: () => void;
}

/** Changes a staff account; only administrators change role and address. */
export function UpdateAdministratorDialog(props: UpdateAdministratorDialogProps) {
  const { administrator, onClose } = props;
  const { user } = useSession();
  const { update } = useAdministratorWrites();
  const { id, nom, prenoms, email, id_profil } = administrator;
  return (
    <FormDialog<AdministratorUpdateInput>
      title="Modifier un administrateur"
      initialValues={{ nom, prenoms, email, id_profil }}
      onSubmit={(form) => update(id, form)}
      about={fullName}
      onClose={onClose}
    >
      <NameFields />
      {isAdministrator(user) ? (
        <EmailField name="email" label="Email" autoComplete="off" required />
      ) : (
        <p>Email : {email}. Seul un administrateur peut le changer.</p>
      )}
      <RoleField name="id_profil" viewer={user} />
      {isAdministrator(user) && <p>{consequence(id === user?.id)}</p>}
    </FormDialog>
  );
}

const consequence = (isSelf: boolean) =>
  isSelf
    ? 'Changer votre email ou votre rôle vous déconnecte.'
    : 'Changer l’email ou le rôle met fin aux sessions de cette personne.';
