import { texts } from '@alumni/shared-contract';
import { PasswordField } from '@alumni/shared-ui/guest-form';
import { PasswordStrength } from './PasswordStrength';
import { passwordRule, sameTwiceRule, type Passwords } from './password-rules';

interface NewPasswordFieldsProps {
  label?: string;
  /** The description shows the password's error twice when an account is created. */
  tellsTwice?: boolean;
}

/** A new password, typed twice, with its strength. */
export function NewPasswordFields({
  label = 'Nouveau mot de passe',
  tellsTwice = false,
}: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordField
        name="password"
        label={label}
        hint={texts.passwordHint}
        required
        autoComplete="new-password"
        validate={passwordRule}
        clears="password_confirmation"
      />
      <PasswordStrength />
      <PasswordField
        name="password_confirmation"
        label="Confirmer le mot de passe"
        required
        autoComplete="new-password"
        validate={(value: string, values: Passwords) =>
          (tellsTwice && passwordRule(values.password)) || sameTwiceRule(value, values)
        }
        {...(tellsTwice && { errorOf: 'password' })}
      />
    </>
  );
}
