import { frenchSpaces } from '@alumni/shared-contract/french-spaces';
import type { ReactNode } from 'react';
import control from './control.module.css';
import styles from './FieldFrame.module.css';
import type { BoundField } from './useFormField';

interface FieldFrameProps {
  field: Pick<BoundField<unknown>, 'id' | 'error' | 'errorHelp' | 'describedBy'>;
  label: ReactNode;
  hint?: ReactNode;
  required?: boolean;
  children: ReactNode;
}

/** Label above, hint and error below, tied to the control by the ids of the bound field. */
export function FieldFrame({ field, label, hint, required, children }: FieldFrameProps) {
  return (
    <div className={styles.field}>
      <label htmlFor={field.id} className={control.label}>
        {label}
        {required && <RequiredMark />}
      </label>
      {children}
      <FieldNotes field={field} hint={hint} />
    </div>
  );
}

/** A fieldset: several controls under one label, with the hint and error of the bound field. */
export function FieldSet({
  field,
  label,
  hint,
  required,
  children,
  role,
}: FieldFrameProps & { role?: 'radiogroup' }) {
  return (
    <fieldset
      className={styles.field}
      role={role}
      aria-describedby={field.describedBy(hint)}
      aria-invalid={role && field.error ? true : undefined}
      aria-required={role && required ? true : undefined}
    >
      <legend className={control.label}>
        {label}
        {required && <RequiredMark />}
      </legend>
      {children}
      <FieldNotes field={field} hint={hint} />
    </fieldset>
  );
}

/** Hint and error under a control. */
export function FieldNotes({ field, hint }: Pick<FieldFrameProps, 'field' | 'hint'>) {
  return (
    <>
      {hint && (
        <p id={`${field.id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {field.error && (
        <p id={`${field.id}-error`} className={styles.error}>
          <span aria-hidden="true">!</span>
          {field.errorHelp ? (
            <span>
              {frenchSpaces(field.error)} {field.errorHelp}
            </span>
          ) : (
            frenchSpaces(field.error)
          )}
        </p>
      )}
    </>
  );
}

const RequiredMark = () => (
  <span className={styles.mark} aria-hidden="true">
    {' *'}
  </span>
);
