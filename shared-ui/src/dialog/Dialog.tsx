import Modal from 'antd/es/modal';
import { useEffect, useId, useRef, useState, type ReactNode, type RefObject } from 'react';
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
  /** A question, with its answers in the footer: an alert dialog without a close button. */
  asks?: boolean;
}

/**
 * antd's Modal with its theme. Import it through `lazyPart`, so that screens do not load antd's
 * Modal at start. The focus goes to `[data-autofocus]` or the first field, stays inside, and
 * returns on close.
 */
export function Dialog(props: DialogProps) {
  return props.open ? <OpenDialog {...props} /> : null;
}

function OpenDialog(props: DialogProps) {
  const { title, onClose, children, footer, size = 'medium', asks = false } = props;
  const id = useId();
  const panel = useFocusInside();
  useAlertRole(panel, asks ? id : null);
  return (
    <AntdTheme>
      <Modal
        open
        panelRef={panel}
        title={<h2 id={`${id}-title`}>{title}</h2>}
        footer={footer ?? null}
        onCancel={(event) => {
          // Otherwise the same Escape would also answer the confirmation that `onClose` may open.
          event.preventDefault();
          onClose();
        }}
        closable={!asks && { 'aria-label': 'Fermer' }}
        width="var(--dialog-width)"
        rootClassName={cx(styles.root, styles[size])}
        classNames={parts}
        transitionName=""
        maskTransitionName=""
      >
        {asks ? <div id={`${id}-text`}>{children}</div> : children}
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

/** antd has no prop for the role of a question, nor for the texts that name and describe it. */
function useAlertRole(panel: RefObject<HTMLElement | null>, id: string | null) {
  useEffect(() => {
    if (id === null) return;
    panel.current?.setAttribute('role', 'alertdialog');
    panel.current?.setAttribute('aria-labelledby', `${id}-title`);
    panel.current?.setAttribute('aria-describedby', `${id}-text`);
  }, [panel, id]);
}

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
