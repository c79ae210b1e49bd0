import { useSession } from '@alumni/shared-auth';
import { Profile, texts, type AdministratorInput } from '@alumni/shared-contract';
import { EmailField } from '@alumni/shared-ui/antd-form';
import { FormDialog } from '@alumni/shared-ui/dialog';
import { fullName } from '../../api/alumni';
import { useAdministratorWrites } from '../../api/administrators';
import { NameFields } from './NameFields';
import { RoleField } from './RoleField';
import { isAdministrator } from './who-may';

/** Creates a staff account; the person receives a link to choose a password. */
export function AddAdministratorDialog({ onClose }: { onClose: () => void }) {
  const { user } = useSession();
  const { create } = useAdministratorWrites();
  return (
    <FormDialog<AdministratorInput>
      title="Ajouter un administrateur"
      submitLabel="Ajouter"
      initialValues={isAdministrator(user) ? {} : { profil: Profile.accountant }}
      onSubmit={create}
      doneText={texts.doneCheckMail}
      about={fullName}
      onClose={onClose}
    >
      <p>Un lien pour choisir son mot de passe sera envoyé à cette personne.</p>
      <NameFields />
      <EmailField name="email" label="Email" autoComplete="off" required />
      <RoleField name="profil" viewer={user} />
    </FormDialog>
  );
}
