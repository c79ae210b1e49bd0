import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import styles from './Question.module.css';
import { dialogOpened } from './open-dialogs';

interface QuestionProps {
  title: ReactNode;
  /** Escape or a click beside it: as good as the harmless answer. */
  onClose: () => void;
  children?: ReactNode;
  /** The answers; the harmless one carries `data-autofocus`. */
  footer: ReactNode;
}

/**
 * A question that interrupts, as a native dialog: it must come at once, on public pages too and
 * without a network. Everything larger is a `Dialog` of `@alumni/shared-ui/dialog`.
 */
export function Question({ title, onClose, children, footer }: QuestionProps) {
  const id = useId();
  const dialog = useModal();
  return (
    // The click closes as a convenience; Escape does the same by keyboard.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-body`}
      className={styles['dialog']}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onKeyDown={keepEscape}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      <div className={styles['panel']}>
        <h2 id={`${id}-title`}>{title}</h2>
        {children && <div id={`${id}-body`}>{children}</div>}
        {/* Not <footer>: outside `main` it would be a second foot of the page. */}
        <div className={styles['footer']}>{footer}</div>
      </div>
    </dialog>
  );
}

/** A Dialog below listens to Escape on the window: it is not the one to close. */
function keepEscape(event: KeyboardEvent) {
  if (event.key === 'Escape') event.stopPropagation();
}

function useModal() {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const before = document.activeElement;
    // jsdom draws dialogs without the modal methods.
    if (element.showModal) element.showModal();
    else element.setAttribute('open', '');
    element.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    const closed = dialogOpened(element);
    return () => {
      closed();
      element.close?.();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return dialog;
}
