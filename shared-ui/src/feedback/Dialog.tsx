import { useEffect, useId, useRef, type ReactNode } from 'react';
import { cx } from '../cx';
import styles from './Dialog.module.css';
import { dialogOpened } from './open-dialogs';

export interface DialogProps {
  title: ReactNode;
  open: boolean;
  /** Escape, the cross, or a click beside it. */
  onClose: () => void;
  children?: ReactNode;
  /** Buttons, the main one last. */
  footer?: ReactNode;
  size?: 'small' | 'medium' | 'large';
  /** A question that interrupts: announced at once with its text. */
  role?: 'dialog' | 'alertdialog';
}

/** A native modal dialog: the browser keeps the focus inside and gives it back when it closes. */
export function Dialog(props: DialogProps) {
  return props.open ? <OpenDialog {...props} /> : null;
}

function OpenDialog({ title, onClose, children, footer, size = 'medium', role }: DialogProps) {
  const id = useId();
  const dialog = useModal();
  return (
    // The click closes as a convenience; Escape and the cross do the same by keyboard.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <dialog
      ref={dialog}
      role={role}
      aria-labelledby={`${id}-title`}
      aria-describedby={role === 'alertdialog' ? `${id}-body` : undefined}
      className={cx(styles['dialog'], styles[size])}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      <div className={styles['panel']}>
        <header className={styles['header']}>
          <h2 id={`${id}-title`}>{title}</h2>
          <button type="button" className={styles['close']} aria-label="Fermer" onClick={onClose}>
            ×
          </button>
        </header>
        {children && (
          <div id={`${id}-body`} className={styles['body']}>
            {children}
          </div>
        )}
        {footer && <footer className={styles['footer']}>{footer}</footer>}
      </div>
    </dialog>
  );
}

const firstStop = '[data-autofocus], form :is(input, select, textarea)';

function useModal() {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const before = document.activeElement;
    // jsdom draws dialogs without the modal methods.
    if (element.showModal) element.showModal();
    else element.setAttribute('open', '');
    // Not the cross, which comes first: the answer that was marked, or the first field.
    element.querySelector<HTMLElement>(firstStop)?.focus();
    const closed = dialogOpened(element);
    return () => {
      closed();
      element.close?.();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return dialog;
}
