import type { ReactNode } from 'react';
import { cx } from '../cx';
import styles from './choice.module.css';
import { FieldNotes, FieldSet } from './FieldFrame';
import frame from './FieldFrame.module.css';
import { optionOf, type Option, type OptionValue } from './options';
import { useFormField, type FieldProps } from './useFormField';

export interface ChoiceFieldProps extends FieldProps {
  options: readonly Option[];
}

/** Radio buttons; the form holds the value of the checked option. */
export function RadioField(props: ChoiceFieldProps) {
  const { label, hint, required, options, disabled } = props;
  const field = useFormField<OptionValue>(props);
  return (
    <FieldSet field={field} label={label} hint={hint} required={required} role="radiogroup">
      <div className={styles.choices}>
        {options.map(optionOf).map(({ value, label: text }, index) => (
          <Choice key={value} framed text={text}>
            <input
              type="radio"
              id={index === 0 ? field.id : undefined}
              name={field.id}
              checked={field.value === value}
              disabled={disabled}
              data-invalid={field.error ? true : undefined}
              onChange={() => field.change(value)}
              onBlur={field.blur}
            />
          </Choice>
        ))}
      </div>
    </FieldSet>
  );
}

/** Checkboxes for several choices; the form holds a list in the order of the options. */
export function MultiSelectField(props: ChoiceFieldProps) {
  const { label, hint, required, options, disabled } = props;
  const field = useFormField<readonly OptionValue[]>(props);
  const chosen = field.value ?? [];
  const toggle = (value: OptionValue, on: boolean) =>
    field.change(
      options
        .map((option) => optionOf(option).value)
        .filter((one) => (one === value ? on : chosen.includes(one))),
    );
  return (
    <FieldSet field={field} label={label} hint={hint} required={required}>
      <div className={styles.choices}>
        {options.map(optionOf).map(({ value, label: text }) => (
          <Choice key={value} framed text={text}>
            <input
              type="checkbox"
              checked={chosen.includes(value)}
              disabled={disabled}
              aria-invalid={field.error ? true : undefined}
              data-invalid={field.error ? true : undefined}
              onChange={(event) => toggle(value, event.target.checked)}
              onBlur={field.blur}
            />
          </Choice>
        ))}
      </div>
    </FieldSet>
  );
}

export interface CheckboxFieldProps extends Omit<FieldProps, 'required'> {
  /** Values for checked and unchecked: true and false, or '1' and '0', … */
  on?: string | number | boolean;
  off?: string | number | boolean;
}

/** A single checkbox; the form holds `on` or `off` (true and false by default). */
export function CheckboxField({ on = true, off = false, ...props }: CheckboxFieldProps) {
  const { label, hint } = props;
  const field = useFormField<string | number | boolean>(props);
  return (
    <div className={frame.field}>
      <Choice text={label}>
        <input
          {...field.control(hint)}
          type="checkbox"
          checked={field.value === on}
          onChange={(event) => field.change(event.target.checked ? on : off)}
          onBlur={field.blur}
        />
      </Choice>
      <FieldNotes field={field} hint={hint} />
    </div>
  );
}

function Choice(props: { text: ReactNode; framed?: boolean; children: ReactNode }) {
  return (
    <label className={cx(styles.choice, props.framed && styles.framed)}>
      {props.children}
      <span>{props.text}</span>
    </label>
  );
}
