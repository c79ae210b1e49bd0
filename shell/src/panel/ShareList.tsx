import { useApp } from '../composition/app-context';
import styles from './ToolsPanel.module.css';

/** Modules that the shell provides: those that remotes took on this page, and which remotes. */
export function ShareList() {
  const { shares } = useApp();
  const all = shares();
  const taken = all.filter(({ usedBy }) => usedBy.length > 0);
  return (
    <>
      <p>
        Le cadre du site en fournit {all.length}, dont {taken.length} chargés sur cette page.
      </p>
      <ul className={styles.rows}>
        {taken.map(({ key, version, usedBy }) => (
          <li key={key}>
            <code>
              {key} {version}
            </code>
            <small>pris par {usedBy.join(', ')}</small>
          </li>
        ))}
      </ul>
    </>
  );
}
