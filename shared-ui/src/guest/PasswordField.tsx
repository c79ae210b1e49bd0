import { useState } from 'react';
import { cx } from '../cx';
import control from '../form/control.module.css';
import { FieldFrame } from '../form/FieldFrame';
import type { PasswordFieldProps } from '../form/field-props';
import { useFormField } from '../form/useFormField';
import styles from './PasswordField.module.css';

/** A password input with a button to show it. */
export function PasswordField(props: PasswordFieldProps) {
  const { label, hint, required, autoComplete } = props;
  const field = useFormField<string>(props);
  const [shown, setShown] = useState(false);
  return (
    <FieldFrame field={field} label={label} hint={hint} required={required}>
      <div className={styles.password}>
        <input
          {...field.control(hint)}
          type={shown ? 'text' : 'password'}
          className={cx(control.control, styles.input)}
          value={field.value ?? ''}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          onChange={(event) => field.change(event.target.value)}
          onBlur={field.blur}
        />
        <button
          type="button"
          className={styles.toggle}
          aria-pressed={shown}
          aria-controls={field.id}
          aria-label="Afficher le mot de passe"
          onClick={() => setShown(!shown)}
        >
          {shown ? 'Masquer' : 'Afficher'}
        </button>
      </div>
    </FieldFrame>
  );
}
