import type { ListParams } from '../list/useListParams';
import control from '../form/control.module.css';
import styles from './SearchBox.module.css';

interface FilterSelectProps<Filter extends string> {
  list: Pick<ListParams<Filter>, 'filters' | 'setFilter'>;
  name: Filter;
  label: string;
  options: readonly (string | number | { value: string | number; label: string })[];
  /** Label of the choice that filters nothing. */
  allLabel?: string;
}

/**
 * A filter of a list as a native select, written to the URL at once. A plain option is its own
 * label; an empty choice ('Tous' by default) removes the filter.
 */
export function FilterSelect<Filter extends string>(props: FilterSelectProps<Filter>) {
  const { list, name, label, options, allLabel = 'Tous' } = props;
  return (
    <label className={styles.search}>
      <span className={control.label}>{label}</span>
      <select
        className={`${control.control} ${control.select}`}
        value={list.filters[name]}
        onChange={(event) => list.setFilter(name, event.target.value)}
      >
        <option value="">{allLabel}</option>
        {options.map((option) => {
          const { value, label: text } =
            typeof option === 'object' ? option : { value: option, label: option };
          return (
            <option key={value} value={value}>
              {text}
            </option>
          );
        })}
      </select>
    </label>
  );
}
