import { useApp } from '../composition/app-context';
import styles from './ToolsPanel.module.css';

/** Modules that the shell provides: those in use on this page, and by whom. */
export function ShareList() {
  const { shares } = useApp();
  const all = shares();
  const loaded = all.filter(({ isLoaded }) => isLoaded);
  return (
    <>
      <p>
        Le cadre du site en fournit {all.length}, dont {loaded.length} chargés sur cette page.
      </p>
      <ul className={styles.rows}>
        {loaded.map(({ key, version, usedBy }) => (
          <li key={key}>
            <code>
              {key} {version}
            </code>
            {usedBy.length > 0 && <small>pris par {usedBy.join(', ')}</small>}
          </li>
        ))}
      </ul>
    </>
  );
}
