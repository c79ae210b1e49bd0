import { useEffect, useRef } from 'react';
import { cx } from '../cx';
import control from './control.module.css';
import { FieldFrame } from './FieldFrame';
import type { LabelledOption } from './filter-options';
import styles from './SearchSelectField.module.css';
import { useCombobox } from './useCombobox';
import { useFormField, type FieldProps } from './useFormField';

export interface SearchSelectFieldProps extends FieldProps {
  options: readonly LabelledOption[];
  placeholder?: string;
  autoComplete?: string;
  /** The options are on their way. */
  loading?: boolean;
  /** First focus: the moment to load options. */
  onOpen?: () => void;
}

/** A choice in a long list, filtered while typing; only an option of the list can be chosen. */
export function SearchSelectField(props: SearchSelectFieldProps) {
  const { label, hint, required, options, placeholder, autoComplete = 'off', loading } = props;
  const field = useFormField<string | number>(props);
  const box = useCombobox({
    options,
    value: field.value,
    choose: (value) => field.change(value ?? ''),
  });
  return (
    <FieldFrame field={field} label={label} hint={hint} required={required}>
      <div className={styles['combobox']}>
        <input
          {...field.control(hint)}
          type="text"
          role="combobox"
          className={cx(control['control'], control['select'])}
          value={box.text}
          placeholder={placeholder}
          autoComplete={autoComplete}
          aria-autocomplete="list"
          aria-expanded={box.open}
          aria-controls={`${field.id}-list`}
          aria-activedescendant={
            box.open && box.activeIndex >= 0 ? optionId(field.id, box.activeIndex) : undefined
          }
          onFocus={props.onOpen}
          onClick={box.show}
          onChange={(event) => {
            props.onOpen?.();
            box.type(event.target.value);
          }}
          onKeyDown={box.onKeyDown}
          onBlur={() => {
            box.leave();
            field.blur();
          }}
        />
        {box.open && (
          <OptionList
            id={field.id}
            options={box.found}
            activeIndex={box.activeIndex}
            value={field.value}
            loading={loading}
            onPick={box.pick}
          />
        )}
      </div>
    </FieldFrame>
  );
}

interface OptionListProps {
  id: string;
  options: readonly LabelledOption[];
  activeIndex: number;
  value: string | number | undefined;
  loading: boolean | undefined;
  onPick: (option: LabelledOption) => void;
}

function OptionList({ id, options, activeIndex, value, loading, onPick }: OptionListProps) {
  const active = useRef<HTMLLIElement>(null);
  useEffect(() => {
    // Recent browsers answer with a promise, which React would take for a clean-up.
    void active.current?.scrollIntoView?.({ block: 'nearest' });
  }, [activeIndex]);
  return (
    <ul id={`${id}-list`} role="listbox" className={styles['list']}>
      {options.map((option, index) => (
        // The keyboard works on the input, as the combobox pattern asks.
        // eslint-disable-next-line jsx-a11y/click-events-have-key-events
        <li
          key={option.value}
          ref={index === activeIndex ? active : undefined}
          id={optionId(id, index)}
          role="option"
          aria-selected={option.value === value}
          data-active={index === activeIndex || undefined}
          className={styles['option']}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onPick(option)}
        >
          {option.label}
        </li>
      ))}
      {options.length === 0 && (
        <li role="option" aria-selected="false" aria-disabled="true" className={styles['none']}>
          {loading ? 'Chargement…' : 'Aucun résultat'}
        </li>
      )}
    </ul>
  );
}

const optionId = (id: string, index: number) => `${id}-option-${index}`;
