import Drawer from 'antd/es/drawer';
import type { MouseEvent } from 'react';
import styles from './MenuDrawer.module.css';
import { Sidebar } from './Sidebar';

interface MenuDrawerProps {
  open: boolean;
  onClose: () => void;
}

/** The sidebar in antd's Drawer, closed by a link, also to the same page. */
export function MenuDrawer({ open, onClose }: MenuDrawerProps) {
  return (
    <Drawer
      open={open}
      onClose={onClose}
      placement="left"
      size="min(20rem, 88vw)"
      aria-label="Menu"
      closable={{ 'aria-label': 'Fermer le menu' }}
      destroyOnHidden
      rootClassName={styles.root}
      classNames={parts}
      data-ground="ink"
      onClick={(event) => leads(event) && onClose()}
    >
      <Sidebar />
    </Drawer>
  );
}

const parts = { section: styles.drawer, header: styles.header, body: styles.body };

const leads = ({ target }: MouseEvent) => target instanceof Element && target.closest('a') !== null;
