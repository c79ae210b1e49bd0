import Select, { type SelectProps } from 'antd/es/select';
import { useState } from 'react';
import { FieldFrame } from '../form/FieldFrame';
import { useFormField, type FieldProps } from '../form/useFormField';
import { AntdTheme } from '../theme/AntdTheme';
import { byBeginning, holds, named, type LabelledOption } from './filter-options';
import styles from './SearchSelectField.module.css';

export interface SearchSelectFieldProps extends FieldProps {
  options: readonly LabelledOption[];
  placeholder?: string;
  autoComplete?: string;
  /** The options are on their way. */
  loading?: boolean;
  /** First focus: the moment to load options. */
  onOpen?: () => void;
}

/** antd's Select for a long list, filtered while typing; only an option of the list can be chosen. */
export function SearchSelectField(props: SearchSelectFieldProps) {
  const { label, hint, required, disabled, options, placeholder, loading } = props;
  const { autoComplete = 'off' } = props;
  const field = useFormField<string | number>(props);
  const search = useTypedSearch(options, field.change);
  const { id, ...control } = field.control(hint);
  return (
    <FieldFrame field={field} label={label} hint={hint} required={required}>
      <AntdTheme>
        <Select<string | number, LabelledOption>
          id={id}
          ref={(select) => setAutoComplete(select?.nativeElement, autoComplete)}
          className={styles['select']}
          classNames={popup}
          // Every option in the page, where a screen reader finds it.
          virtual={false}
          getPopupContainer={inItsPlace}
          // A new ref each time: the list comes after the popup.
          popupRender={(list) => <div ref={(popup) => letKeysScroll(popup)}>{list}</div>}
          value={field.value === '' ? undefined : (field.value ?? undefined)}
          labelRender={({ value, label: text }) => (
            // Countries are kept by name: shown as they are until the list is here.
            <span id={`${id}-value`}>{text ?? value}</span>
          )}
          options={[...options]}
          placeholder={placeholder}
          disabled={disabled}
          status={field.error ? 'error' : undefined}
          allowClear={required ? false : { label: 'Effacer' }}
          notFoundContent={loading ? 'Chargement…' : 'Aucun résultat'}
          aria-required={required}
          aria-invalid={control['aria-invalid']}
          aria-describedby={[`${id}-value`, control['aria-describedby']].filter(Boolean).join(' ')}
          data-invalid={control['data-invalid']}
          suffixIcon={<span className={styles['arrow']} aria-hidden="true" />}
          showSearch={search.behaviour}
          // Tab takes the active option: there is none before something was typed.
          defaultActiveFirstOption={search.typed !== ''}
          onFocus={props.onOpen}
          onChange={(value) => field.change(value ?? '')}
          onBlur={() => {
            search.takeNamed();
            field.blur();
          }}
        />
      </AntdTheme>
    </FieldFrame>
  );
}

const popup: SelectProps['classNames'] = { popup: { root: styles['popup'] } };

/** In the dialog or landmark it belongs to: what stands outside a modal dialog is not read. */
function inItsPlace(select: HTMLElement): HTMLElement {
  return select.closest<HTMLElement>('[role="dialog"], main') ?? document.body;
}

/** What scrolls must be reachable by keyboard. */
function letKeysScroll(popup: HTMLElement | null) {
  popup?.querySelector('.ant-select-dropdown-list-holder')?.setAttribute('tabindex', '0');
}

/** antd has no prop for it, and its own 'new-password' brings up the password manager. */
function setAutoComplete(select: HTMLElement | undefined, value: string) {
  select?.querySelector('input')?.setAttribute('autocomplete', value);
}

/** What was typed in full counts as chosen when the field is left; the rest is forgotten. */
function useTypedSearch(
  options: readonly LabelledOption[],
  choose: (value: string | number) => void,
) {
  const [typed, setTyped] = useState('');
  return {
    typed,
    behaviour: {
      filterOption: (text: string, option?: LabelledOption) =>
        option !== undefined && holds(text, option.label),
      filterSort: (
        one: LabelledOption,
        other: LabelledOption,
        { searchValue }: { searchValue: string },
      ) => byBeginning(searchValue)(one, other),
      onSearch: setTyped,
    },
    takeNamed: () => {
      const option = typed ? named(typed, options) : undefined;
      if (option) choose(option.value);
      setTyped('');
    },
  };
}
