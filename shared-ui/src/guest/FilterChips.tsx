import type { ListParams } from '../list/useListParams';
import styles from './FilterChips.module.css';

export interface FilterChipsProps<Filter extends string> {
  list: Pick<
    ListParams<Filter>,
    'active' | 'search' | 'setFilter' | 'setSearch' | 'clear' | 'isFiltered'
  >;
  /** Label before the value: 'Campus'; or a function from the value to the whole text. */
  labels: Record<Filter, string | ((value: string) => string)>;
}

/** Active filters: each can be removed, 'Tout effacer' removes all. Nothing without any. */
export function FilterChips<Filter extends string>({ list, labels }: FilterChipsProps<Filter>) {
  if (!list.isFiltered) return null;
  return (
    <ul className={styles.chips} aria-label="Filtres actifs">
      {list.search && (
        <Chip text={`Recherche : ${list.search}`} onRemove={() => list.setSearch('')} />
      )}
      {list.active.map(({ name, value }) => {
        const label = labels[name];
        return (
          <Chip
            key={name}
            text={typeof label === 'function' ? label(value) : `${label} : ${value}`}
            onRemove={() => list.setFilter(name, '')}
          />
        );
      })}
      <li>
        <button type="button" className={styles.clear} onClick={list.clear}>
          Tout effacer
        </button>
      </li>
    </ul>
  );
}

function Chip({ text, onRemove }: { text: string; onRemove: () => void }) {
  return (
    <li className={styles.chip}>
      {text}
      <button
        type="button"
        className={styles.remove}
        aria-label={`Retirer le filtre ${text}`}
        onClick={onRemove}
      >
        ×
      </button>
    </li>
  );
}
