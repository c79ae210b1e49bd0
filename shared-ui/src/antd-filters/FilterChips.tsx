import CloseOutlined from '@ant-design/icons/es/icons/CloseOutlined';
import Button from 'antd/es/button';
import Tag from 'antd/es/tag';
import type { FilterChipsProps } from '../guest/FilterChips';
import styles from './FilterChips.module.css';

/** Active filters as antd's Tags: each can be removed, 'Tout effacer' removes all. */
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
        <Button type="link" onClick={list.clear}>
          Tout effacer
        </Button>
      </li>
    </ul>
  );
}

function Chip({ text, onRemove }: { text: string; onRemove: () => void }) {
  return (
    <li>
      <Tag
        className={styles.chip}
        classNames={{ close: styles.remove }}
        closable={{
          closeIcon: <CloseOutlined />,
          'aria-label': `Retirer le filtre ${text}`,
        }}
        onClose={(event) => {
          // The URL removes the filter; antd would hide the tag by itself.
          event.preventDefault();
          onRemove();
        }}
      >
        {text}
      </Tag>
    </li>
  );
}
