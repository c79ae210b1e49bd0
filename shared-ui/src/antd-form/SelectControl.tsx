import Select, { type SelectProps } from 'antd/es/select';
import type { ReactNode } from 'react';
import type { LabelledOption, OptionValue } from '../form/options';
import type { BoundField } from '../form/useFormField';
import { commonProps, setAutoComplete } from './select-parts';

interface SelectControlProps extends SelectProps<OptionValue, LabelledOption> {
  field: BoundField<OptionValue>;
  hint: ReactNode;
  autoComplete?: string;
}

/** antd's Select, tied to the label, hint and error of its field. */
export function SelectControl({ field, hint, autoComplete = 'off', ...more }: SelectControlProps) {
  const { id, required, disabled, ...state } = field.control(hint);
  return (
    <Select<OptionValue, LabelledOption>
      {...commonProps}
      onBlur={field.blur}
      {...more}
      id={id}
      ref={(select) => setAutoComplete(select?.nativeElement, autoComplete)}
      value={field.value === '' ? undefined : (field.value ?? undefined)}
      // A name is shown before its option is loaded; an id is not.
      labelRender={({ value, label }) => (
        <span id={`${id}-value`}>{label ?? (typeof value === 'string' ? value : '')}</span>
      )}
      disabled={disabled}
      status={field.error ? 'error' : undefined}
      allowClear={required ? false : { label: 'Effacer' }}
      aria-required={required}
      aria-invalid={state['aria-invalid']}
      data-invalid={state['data-invalid']}
      aria-describedby={[`${id}-value`, state['aria-describedby']].filter(Boolean).join(' ')}
      onChange={(value) => field.change(value ?? '')}
    />
  );
}
