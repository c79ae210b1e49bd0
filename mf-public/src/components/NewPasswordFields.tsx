import { texts } from '@alumni/shared-contract';
import { PasswordField } from '@alumni/shared-ui/guest-form';
import type { ReactNode } from 'react';
import { passwordRule, sameTwiceRule, type Passwords } from './password-rules';

interface NewPasswordFieldsProps {
  /** Content under the password: a strength meter. */
  children?: ReactNode;
  /** The description shows the password's error twice when an account is created. */
  tellsTwice?: boolean;
}

/** A new password, typed twice. */
export function NewPasswordFields({ children, tellsTwice = false }: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordField
        name="password"
        label="Nouveau mot de passe"
        hint={texts.passwordHint}
        required
        autoComplete="new-password"
        validate={passwordRule}
        clears="password_confirmation"
      />
      {children}
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
