import { faultsOfPage } from '../faults/report-fault';
import { safeMessage } from '../faults/safe-message';
import styles from './ToolsPanel.module.css';

/** Screens that did not load, or failed, since the page was opened. */
export function FaultList() {
  const faults = faultsOfPage();
  if (faults.length === 0) return <p>Aucune depuis l’ouverture de la page.</p>;
  return (
    <ul className={styles.rows}>
      {faults.map(({ incident, remote, screen, cause }) => (
        <li key={incident}>
          <code>{incident}</code> {screen} de {remote}
          <small>{safeMessage(cause)}</small>
        </li>
      ))}
    </ul>
  );
}
