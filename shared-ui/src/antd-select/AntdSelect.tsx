import Select, { type SelectProps } from 'antd/es/select';
import { useRef } from 'react';
import { AntdTheme } from '../theme/AntdTheme';
import { byBeginning, holds, type LabelledOption } from '../select-field/filter-options';
import { ListArrow } from '../select-field/ListArrow';
import type { RealSelectProps } from '../select-field/select-control';
import styles from './AntdSelect.module.css';
import { SearchContext, SearchInput } from './SearchInput';
import { inputIn, useTakeOver } from './take-over';

/** antd's Select for a long list, filtered while typing; only an option of the list can be chosen. */
export function AntdSelect(props: RealSelectProps) {
  const { field, control, options, search, lookalike, required, autoComplete } = props;
  const { id } = control;
  const place = useRef<HTMLElement>(null);
  useTakeOver(place, lookalike, search);
  return (
    <AntdTheme>
      <SearchContext value={search}>
        <Select<string | number, LabelledOption>
          id={id}
          ref={(select) => {
            place.current = select?.nativeElement ?? null;
            setAutoComplete(place.current, autoComplete);
          }}
          className={styles.select}
          classNames={popup}
          components={parts}
          // Render every option, so that screen readers find them.
          virtual={false}
          getPopupContainer={inItsPlace}
          // A new ref each time: the list mounts after the popup.
          popupRender={(list) => <div ref={(popup) => mendRoles(popup)}>{list}</div>}
          value={field.value === '' ? undefined : (field.value ?? undefined)}
          labelRender={({ value, label: text }) => (
            // Countries are stored by name: show the name until the options are loaded.
            <span id={`${id}-value`}>{text ?? value}</span>
          )}
          options={[...options]}
          placeholder={props.placeholder}
          disabled={props.disabled}
          status={field.error ? 'error' : undefined}
          allowClear={required ? false : { label: 'Effacer' }}
          // The field itself shows the failure, with a retry.
          notFoundContent={props.lost ? null : props.loading ? 'Chargement…' : 'Aucun résultat'}
          aria-required={required}
          aria-invalid={control['aria-invalid']}
          aria-describedby={[`${id}-value`, control['aria-describedby']].filter(Boolean).join(' ')}
          data-invalid={control['data-invalid']}
          suffixIcon={<ListArrow />}
          showSearch={{ filterOption, filterSort, onSearch: search.type }}
          // Tab takes the active option: mark none before something is typed.
          defaultActiveFirstOption={search.typed !== ''}
          onFocus={() => {
            search.enter();
            props.onUse();
          }}
          onChange={(value) => {
            search.type('');
            field.change(value ?? '');
          }}
          onBlur={() => {
            search.leave();
            field.blur();
          }}
        />
      </SearchContext>
    </AntdTheme>
  );
}

const popup: SelectProps['classNames'] = { popup: { root: styles.popup } };

const parts = { input: SearchInput };

const filterOption = (text: string, option?: LabelledOption) =>
  option !== undefined && holds(text, option.label);

const filterSort = (
  one: LabelledOption,
  other: LabelledOption,
  { searchValue }: { searchValue: string },
) => byBeginning(searchValue)(one, other);

/** Inside the dialog or landmark: content outside a modal dialog is not read. */
function inItsPlace(select: HTMLElement): HTMLElement {
  return select.closest<HTMLElement>('[role="dialog"], main') ?? document.body;
}

/** Scrollable content must be reachable by keyboard; a message is not a listbox. */
function mendRoles(popup: HTMLElement | null) {
  popup?.querySelector('.ant-select-dropdown-list-holder')?.setAttribute('tabindex', '0');
  popup?.querySelector('.ant-select-item-empty')?.setAttribute('role', 'status');
}

/** antd has no prop for it, and its own 'new-password' opens the password manager. */
function setAutoComplete(select: HTMLElement | null, value: string) {
  inputIn(select)?.setAttribute('autocomplete', value);
}
