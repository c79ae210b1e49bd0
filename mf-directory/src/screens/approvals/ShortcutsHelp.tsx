import Checkbox from 'antd/es/checkbox';
import { useShortcutsChoice } from './useShortcutsChoice';
import styles from './ShortcutsHelp.module.css';

/** The keys, and the box that switches them off. */
export function ShortcutsHelp() {
  const { isOn, setOn } = useShortcutsChoice();
  return (
    <div className={styles.help}>
      <Checkbox checked={isOn} onChange={(event) => setOn(event.target.checked)}>
        Raccourcis clavier
      </Checkbox>
      {isOn && (
        <ul className={styles.keys}>
          {keys.map(([key, words]) => (
            <li key={key}>
              <kbd>{key}</kbd> {words}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const keys = [
  ['A', 'approuver'],
  ['R', 'refuser'],
  ['J', 'suivante'],
  ['K', 'précédente'],
  ['Z', 'annuler'],
] as const;
