import { Profile, profileLabels, type CurrentUser } from '@alumni/shared-contract';
import { RadioField } from '@alumni/shared-ui/antd-form';
import { isAdministrator } from './who-may';

interface RoleFieldProps {
  name: string;
  viewer: CurrentUser | null;
}

/** Roles that this viewer may grant (rule 3). */
export function RoleField({ name, viewer }: RoleFieldProps) {
  const grantsAll = isAdministrator(viewer);
  const roles = grantsAll ? [Profile.administrator, Profile.accountant] : [Profile.accountant];
  return (
    <RadioField
      name={name}
      label="Rôle"
      required
      options={roles.map((role) => ({ value: role, label: profileLabels[role] }))}
      hint={grantsAll ? undefined : 'Seul un administrateur peut donner le rôle Administrateur.'}
    />
  );
}
