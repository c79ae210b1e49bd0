import { PasswordField } from '@alumni/shared-ui/antd-password';

/** The own password, which each change of the second factors asks for. */
export function OwnPasswordField() {
  return (
    <PasswordField
      name="password"
      label="Votre mot de passe"
      required
      autoComplete="current-password"
    />
  );
}
