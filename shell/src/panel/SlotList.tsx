import type { PageRemote } from '@alumni/federation-runtime';
import Switch from 'antd/es/switch';
import { useEffect, useId, useState } from 'react';
import styles from './ToolsPanel.module.css';

/** Slots that remotes fill, and an outline around those of the page. */
export function SlotList({ remotes }: { remotes: PageRemote[] }) {
  const id = useId();
  const [isOutlined, setOutlined] = useState(false);
  useEffect(() => {
    const { classList } = document.documentElement;
    classList.toggle(styles.outlined!, isOutlined);
    return () => classList.remove(styles.outlined!);
  }, [isOutlined]);
  const filled = remotes.flatMap(({ title, remote }) =>
    remote.slots.map(({ slot }) => ({ slot, title })),
  );
  return (
    <>
      <p className={styles.switch}>
        <Switch id={id} size="small" checked={isOutlined} onChange={setOutlined} />
        <label htmlFor={id}>Encadrer ceux que la page montre</label>
      </p>
      <ul className={styles.rows}>
        {filled.map(({ slot, title }) => (
          <li key={`${slot} ${title}`}>
            <code>{slot}</code>
            <small>rempli par {title}</small>
          </li>
        ))}
      </ul>
      {filled.length === 0 && <p>Aucun module n’en remplit.</p>}
    </>
  );
}
