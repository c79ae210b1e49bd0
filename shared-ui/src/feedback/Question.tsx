import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import styles from './Question.module.css';
import { dialogOpened } from './open-dialogs';

interface QuestionProps {
  title: ReactNode;
  /** Called on Escape or a click outside, like the harmless answer. */
  onClose: () => void;
  children?: ReactNode;
  /** The answers; the harmless one has `data-autofocus`. */
  footer: ReactNode;
}

/**
 * A confirmation as a native dialog: no code to load, so it also works on public pages and offline.
 * Larger dialogs are `Dialog` of `@alumni/shared-ui/dialog`.
 */
export function Question({ title, onClose, children, footer }: QuestionProps) {
  const id = useId();
  const dialog = useModal();
  return (
    // The click closes as a convenience; Escape does the same by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-body`}
      className={styles.dialog}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onKeyDown={keepEscape}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      <div className={styles.panel}>
        <h2 id={`${id}-title`}>{title}</h2>
        {children && <div id={`${id}-body`}>{children}</div>}
        {/* Not <footer>: outside `main` it would be a second page footer. */}
        <div className={styles.footer}>{footer}</div>
      </div>
    </dialog>
  );
}

/** A Dialog below listens for Escape on the window: keep it open. */
function keepEscape(event: KeyboardEvent) {
  if (event.key === 'Escape') event.stopPropagation();
}

function useModal() {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const before = document.activeElement;
    // jsdom has no modal methods on dialogs.
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
