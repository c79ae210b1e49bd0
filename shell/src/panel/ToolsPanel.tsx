import { useSession } from '@alumni/shared-auth';
import type { PageRemote } from '@alumni/federation-runtime';
import { isStaff } from '@alumni/shared-contract';
import { AntdTheme } from '@alumni/shared-ui/antd-theme';
import Drawer from 'antd/es/drawer';
import type { ReactNode } from 'react';
import { useComposition } from '../api/composition';
import { EventList } from './EventList';
import { FaultList } from './FaultList';
import { RemoteRow } from './RemoteRow';
import { ShellRow } from './ShellRow';
import { ShareList } from './ShareList';
import { SlotList } from './SlotList';
import styles from './ToolsPanel.module.css';

interface ToolsPanelProps {
  open: boolean;
  onClose: () => void;
  remotes: PageRemote[];
}

/** For staff, and in development: what this page is composed of. The page stays usable beside it. */
export function ToolsPanel({ open, onClose, remotes }: ToolsPanelProps) {
  const { user } = useSession();
  const isOfStaff = user ? isStaff(user.id_profil) : false;
  if (!isOfStaff && process.env.NODE_ENV === 'production') return null;
  return (
    <AntdTheme>
      <Drawer
        open={open}
        onClose={onClose}
        title="Composition de cette page"
        mask={false}
        size="min(28rem, 100vw)"
        closable={{ 'aria-label': 'Fermer' }}
        destroyOnHidden
      >
        <Part title="Modules">
          <RemoteRows remotes={remotes} />
        </Part>
        <Part title="Pannes">
          <FaultList />
        </Part>
        <Part title="Emplacements">
          <SlotList remotes={remotes} />
        </Part>
        <Part title="Événements">
          <EventList />
        </Part>
        <Part title="Modules partagés">
          <ShareList />
        </Part>
      </Drawer>
    </AntdTheme>
  );
}

function RemoteRows({ remotes }: { remotes: PageRemote[] }) {
  const { data: composition } = useComposition();
  return (
    <ul className={styles.rows}>
      <ShellRow version={composition?.shell.version} />
      {remotes.map((remote) => (
        <RemoteRow
          key={remote.name}
          remote={remote}
          status={composition?.remotes.find(({ name }) => name === remote.name)}
        />
      ))}
    </ul>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.part} aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
