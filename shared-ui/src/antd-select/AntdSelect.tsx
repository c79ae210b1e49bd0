import Select, { type SelectProps } from 'antd/es/select';
import {
  createContext,
  use,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  type ComponentProps,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { AntdTheme } from '../theme/AntdTheme';
import { byBeginning, holds, type LabelledOption } from '../select-field/filter-options';
import { ListArrow } from '../select-field/ListArrow';
import type { Handover, SelectControlProps } from '../select-field/select-control';
import type { TypedSearch } from '../select-field/useTypedSearch';
import styles from './AntdSelect.module.css';

/** antd's Select for a long list, filtered while typing; only an option of the list can be chosen. */
export function AntdSelect(props: SelectControlProps & { handover: Handover }) {
  const { field, control, options, search, handover, required, autoComplete } = props;
  const { id } = control;
  const place = useRef<HTMLElement>(null);
  useTakeOver(place, handover, search);
  return (
    <AntdTheme>
      <SearchContext value={search}>
        <Select<string | number, LabelledOption>
          id={id}
          ref={(select) => {
            place.current = select?.nativeElement ?? null;
            setAutoComplete(place.current, autoComplete);
          }}
          className={styles['select']}
          classNames={popup}
          components={parts}
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
          placeholder={props.placeholder}
          disabled={props.disabled}
          status={field.error ? 'error' : undefined}
          allowClear={required ? false : { label: 'Effacer' }}
          notFoundContent={props.loading ? 'Chargement…' : 'Aucun résultat'}
          aria-required={required}
          aria-invalid={control['aria-invalid']}
          aria-describedby={[`${id}-value`, control['aria-describedby']].filter(Boolean).join(' ')}
          data-invalid={control['data-invalid']}
          suffixIcon={<ListArrow />}
          showSearch={{ filterOption, filterSort, onSearch: search.type }}
          // Tab takes the active option: there is none before something was typed.
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

const popup: SelectProps['classNames'] = { popup: { root: styles['popup'] } };

const parts = { input: SearchInput };

const SearchContext = createContext<TypedSearch | null>(null);

/**
 * antd names an active option where there is none yet, the one of index -1, and takes Enter and Tab
 * for the end of the search then: what was typed would be lost. Here Enter waits for the option.
 */
function SearchInput(props: ComponentProps<'input'>) {
  const search = use(SearchContext);
  const named = props['aria-activedescendant'];
  const active = named?.endsWith('_-1') ? undefined : named;
  const isDue = search?.isEntered === true && active !== undefined;
  const enter = useEffectEvent(() => pressEnter(document.getElementById(props.id ?? '')));
  useEffect(() => {
    if (!isDue) return;
    // Once antd has drawn what it says.
    const timer = setTimeout(enter);
    return () => clearTimeout(timer);
  }, [isDue]);

  function waitForOption(event: KeyboardEvent<HTMLInputElement>) {
    if (active || event.currentTarget.value === '') return;
    if (event.key === 'Enter') {
      // It would send the form.
      event.preventDefault();
      search?.press();
    }
    if (event.key === 'Enter' || event.key === 'Tab') event.stopPropagation();
  }
  return <input {...props} aria-activedescendant={active} onKeyDownCapture={waitForOption} />;
}

/** antd reads the number of a key, and hears no second Enter before the first has come up. */
function pressEnter(input: HTMLElement | null) {
  for (const type of ['keydown', 'keyup']) {
    const key = { key: 'Enter', keyCode: 13, which: 13, bubbles: true, cancelable: true };
    input?.dispatchEvent(new KeyboardEvent(type, key));
  }
}

const filterOption = (text: string, option?: LabelledOption) =>
  option !== undefined && holds(text, option.label);

const filterSort = (
  one: LabelledOption,
  other: LabelledOption,
  { searchValue }: { searchValue: string },
) => byBeginning(searchValue)(one, other);

/** Takes over the focus; the press and the keys that came before antd are done to it again. */
function useTakeOver(
  place: RefObject<HTMLElement | null>,
  handover: Handover,
  { typed, isEntered, press }: TypedSearch,
) {
  const before = useRef({ ...handover, typed, isEntered, press });
  useLayoutEffect(() => {
    if (before.current.isFocused) inputIn(place.current)?.focus();
  }, [place]);
  useEffect(() => {
    const { isFocused, isOpen, typed, isEntered, press } = before.current;
    const input = inputIn(place.current);
    if (!input || !isFocused) return;
    if (isOpen) input.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
    if (typed) typeInto(input, typed);
    if (isEntered) press();
  }, [place]);
}

const inputIn = (select: HTMLElement | null) => select?.querySelector('input') ?? null;

/** React hears of no value that is set in the ordinary way. */
function typeInto(input: HTMLInputElement, text: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/** In the dialog or landmark it belongs to: what stands outside a modal dialog is not read. */
function inItsPlace(select: HTMLElement): HTMLElement {
  return select.closest<HTMLElement>('[role="dialog"], main') ?? document.body;
}

/** What scrolls must be reachable by keyboard. */
function letKeysScroll(popup: HTMLElement | null) {
  popup?.querySelector('.ant-select-dropdown-list-holder')?.setAttribute('tabindex', '0');
}

/** antd has no prop for it, and its own 'new-password' brings up the password manager. */
function setAutoComplete(select: HTMLElement | null, value: string) {
  inputIn(select)?.setAttribute('autocomplete', value);
}
