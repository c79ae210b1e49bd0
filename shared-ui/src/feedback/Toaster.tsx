import { frenchSpaces } from '@alumni/shared-contract/french-spaces';
import { useEffect, useRef, useSyncExternalStore, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import toast, { useToaster } from 'react-hot-toast/headless';
import { cx } from '../cx';
import { ConfirmHost } from './ConfirmHost';
import type { ToastContent, ToastKind } from './notify';
import { subscribeDialogs, topDialog } from './open-dialogs';
import styles from './Toaster.module.css';

/**
 * Container of toasts and confirmations. The shell renders one per page; without it neither
 * `notifySuccess` nor `useConfirm` shows anything.
 */
export function Toaster() {
  const { toasts, handlers } = useToaster();
  const place = useUncovered(toasts.length);
  return (
    <>
      <ConfirmHost />
      <OnTop>
        <div
          ref={place}
          className={styles.toaster}
          onMouseEnter={handlers.startPause}
          onMouseLeave={handlers.endPause}
          onFocus={handlers.startPause}
          onBlur={handlers.endPause}
        >
          {toasts
            .filter(({ visible }) => visible)
            .map(({ id, message, ariaProps }) => (
              <div key={id} {...ariaProps}>
                <ToastCard
                  {...(message as unknown as ToastContent)}
                  onClose={() => toast.remove(id)}
                />
              </div>
            ))}
        </div>
      </OnTop>
    </>
  );
}

/** Scrolls the control that was just used above the toast. */
function useUncovered(count: number) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const used = document.activeElement;
    if (count === 0 || !place.current || !used || used.contains(place.current)) return;
    const top = place.current.getBoundingClientRect().top;
    const { top: start, bottom: end } = used.getBoundingClientRect();
    if (end > top && start < window.innerHeight) window.scrollBy({ top: end - top });
  }, [count]);
  return place;
}

/** Inside the open dialog, if any: content outside is inert and not read. */
function OnTop({ children }: { children: ReactNode }) {
  const dialog = useSyncExternalStore(subscribeDialogs, topDialog, () => null);
  return dialog ? createPortal(children, dialog) : children;
}

function ToastCard({ onClose, ...content }: ToastContent & { onClose: () => void }) {
  const { kind, title, text, about } = content;
  return (
    <div className={cx(styles.toast, styles[kind])}>
      <span className={styles.mark} aria-hidden="true">
        {marks[kind]}
      </span>
      <div>
        {title && <strong className={styles.title}>{title}</strong>}
        <span>{frenchSpaces(text)}</span>
        {about && <span className={styles.about}>{frenchSpaces(about)}</span>}
      </div>
      <button
        type="button"
        className={styles.close}
        aria-label="Fermer le message"
        onClick={onClose}
      >
        ×
      </button>
    </div>
  );
}

const marks: Record<ToastKind, string> = { success: '✓', error: '×', warning: '!' };
