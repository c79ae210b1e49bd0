import Modal from 'antd/es/modal';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { cx } from '../cx';
import { dialogOpened } from '../feedback/open-dialogs';
import { AntdTheme } from '../theme/AntdTheme';
import styles from './Dialog.module.css';

export interface DialogProps {
  title: ReactNode;
  open: boolean;
  /** Escape, the close button, or a click outside. */
  onClose: () => void;
  children?: ReactNode;
  /** Buttons, the primary one last. */
  footer?: ReactNode;
  size?: 'small' | 'medium' | 'large';
}

/**
 * antd's Modal with its theme. Import it through `lazyPart`, so that screens do not load antd's
 * Modal at start. The focus goes to `[data-autofocus]` or the first field, stays inside, and
 * returns on close.
 */
export function Dialog(props: DialogProps) {
  return props.open ? <OpenDialog {...props} /> : null;
}

function OpenDialog({ title, onClose, children, footer, size = 'medium' }: DialogProps) {
  const panel = useFocusInside();
  return (
    <AntdTheme>
      <Modal
        open
        panelRef={panel}
        title={<h2>{title}</h2>}
        footer={footer ?? null}
        onCancel={(event) => {
          // Otherwise the same Escape would also answer the confirmation that `onClose` may open.
          event.preventDefault();
          onClose();
        }}
        closable={{ 'aria-label': 'Fermer' }}
        width="var(--dialog-width)"
        rootClassName={cx(styles.root, styles[size])}
        classNames={parts}
        data-density="compact"
        transitionName=""
        maskTransitionName=""
      >
        {children}
      </Modal>
    </AntdTheme>
  );
}

const parts = {
  wrapper: styles.wrapper,
  container: styles.container,
  header: styles.header,
  footer: styles.footer,
};

const firstStop = '[data-autofocus], form :is(input, select, textarea)';

function useFocusInside() {
  const panel = useRef<HTMLDivElement>(null);
  // Runs before antd's effects, which move the focus.
  const [opener] = useState(() => document.activeElement);
  useEffect(() => {
    const element = panel.current;
    if (!element) return;
    // Not the close button, although it comes first: the marked answer, or the first field.
    element.querySelector<HTMLElement>(firstStop)?.focus();
    const closed = dialogOpened(element);
    return () => {
      closed();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, [opener]);
  return panel;
}
