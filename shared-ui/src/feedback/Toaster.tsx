import toast, { useToaster } from 'react-hot-toast/headless';
import { cx } from '../cx';
import { ConfirmHost } from './ConfirmHost';
import type { ToastContent, ToastKind } from './notify';
import styles from './Toaster.module.css';

/** Where toasts and confirmations appear: once per page, put there by the shell. */
export function Toaster() {
  const { toasts, handlers } = useToaster();
  return (
    <>
      <ConfirmHost />
      <div
        className={styles['toaster']}
        onMouseEnter={handlers.startPause}
        onMouseLeave={handlers.endPause}
        onFocus={handlers.startPause}
        onBlur={handlers.endPause}
      >
        {toasts
          .filter(({ visible }) => visible)
          .map(({ id, message, ariaProps }) => {
            const { kind, title, text } = message as unknown as ToastContent;
            return (
              <div key={id} {...ariaProps} className={cx(styles['toast'], styles[kind])}>
                <span className={styles['mark']} aria-hidden="true">
                  {marks[kind]}
                </span>
                <div>
                  {title && <strong className={styles['title']}>{title}</strong>}
                  <span>{text}</span>
                </div>
                <button
                  type="button"
                  className={styles['close']}
                  aria-label="Fermer le message"
                  onClick={() => toast.remove(id)}
                >
                  ×
                </button>
              </div>
            );
          })}
      </div>
    </>
  );
}

const marks: Record<ToastKind, string> = { success: '✓', error: '×', warning: '!' };
