import { texts } from '@alumni/shared-contract';
import { PasswordField, PasswordStrength } from '@alumni/shared-ui/form';

interface NewPasswordFieldsProps {
  /** The reset screen shows no strength meter. */
  hasMeter?: boolean;
}

/** The new password, twice. */
export function NewPasswordFields({ hasMeter = false }: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordField
        name="password"
        label="Nouveau mot de passe"
        hint={texts.passwordHint}
        required
        autoComplete="new-password"
      />
      {hasMeter && <PasswordStrength />}
      <PasswordField
        name="password_confirmation"
        label="Confirmer le mot de passe"
        required
        autoComplete="new-password"
      />
    </>
  );
}
