import { useEffect, type KeyboardEvent, type RefObject } from 'react';
import { cx } from '../cx';
import { ListArrow } from './ListArrow';
import type { SelectControlProps } from './select-control';
import styles from './SelectLookalike.module.css';

interface SelectLookalikeProps extends SelectControlProps {
  input: RefObject<HTMLInputElement | null>;
  /** The list was requested and is loading. */
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  /** Called when the field will probably be used soon. */
  onNear: () => void;
  isLost: boolean;
}

/**
 * Stands in for antd's Select until it is loaded: records the focus, the typed text and the request
 * to open, and hands them over.
 */
export function SelectLookalike(props: SelectLookalikeProps) {
  const { field, control, options, search, input, isOpen, onOpen, onNear } = props;
  const { id } = control;
  useNearForm(input, onNear);
  const isChosen = field.value !== undefined && field.value !== null && field.value !== '';
  const chosen = options.find(({ value }) => value === field.value)?.label ?? field.value;
  return (
    <div
      className={cx(styles.control, search.typed !== '' && styles.searched)}
      data-disabled={props.disabled || undefined}
      onPointerEnter={onNear}
    >
      {isChosen ? (
        <span id={`${id}-value`} className={styles.text}>
          {chosen}
        </span>
      ) : (
        <span className={cx(styles.text, styles.placeholder)}>{props.placeholder}</span>
      )}
      <input
        id={id}
        ref={input}
        className={styles.input}
        role="combobox"
        aria-expanded={false}
        aria-controls={`${id}_list`}
        aria-haspopup="listbox"
        aria-autocomplete="list"
        aria-required={props.required}
        aria-invalid={control['aria-invalid']}
        aria-describedby={[`${id}-value`, control['aria-describedby']].filter(Boolean).join(' ')}
        aria-busy={isOpen && !props.isLost}
        data-invalid={control['data-invalid']}
        autoComplete={props.autoComplete}
        disabled={props.disabled}
        value={search.typed}
        onChange={({ target }) => {
          search.type(target.value);
          onOpen(target.value !== '');
          // Browsers autofill fields without focus.
          if (!search.isIn) props.onUse();
        }}
        onFocus={() => {
          search.enter();
          props.onUse();
        }}
        // Not the pointer event: after a touch, antd would receive the same event.
        onMouseDown={() => onOpen(true)}
        onKeyDown={(event) => {
          openByKey(event, onOpen);
          if (event.key === 'Enter' && search.typed !== '') search.press();
        }}
        onBlur={() => {
          onOpen(false);
          search.leave();
          field.blur();
        }}
      />
      <ListArrow />
      {isOpen && !props.isLost && (
        <span role="status" className={styles.loading}>
          Chargement…
        </span>
      )}
    </div>
  );
}

function openByKey(event: KeyboardEvent, onOpen: (isOpen: boolean) => void) {
  if (event.key === 'Escape') onOpen(false);
  if (!['Enter', 'ArrowDown', 'ArrowUp'].includes(event.key)) return;
  // Enter would submit the form.
  event.preventDefault();
  onOpen(true);
}

/** Using another field of the form makes this one likely to be used. */
function useNearForm(input: RefObject<HTMLInputElement | null>, onNear: () => void) {
  useEffect(() => {
    const form = input.current?.form;
    if (form?.contains(document.activeElement)) onNear();
    form?.addEventListener('focusin', onNear);
    return () => form?.removeEventListener('focusin', onNear);
  }, [input, onNear]);
}
