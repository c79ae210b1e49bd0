import Select from 'antd/es/select';
import { useId } from 'react';
import { popupParent } from '../antd-page/popup-parent';
import type { ListParams } from '../list/useListParams';
import styles from './FilterBar.module.css';

interface FilterSelectProps<Filter extends string> {
  list: Pick<ListParams<Filter>, 'filters' | 'setFilter'>;
  name: Filter;
  label: string;
  options: readonly (string | number | { value: string; label: string })[];
  /** Label of the choice that filters nothing. */
  allLabel?: string;
}

/**
 * A filter of a list as antd's Select, written to the URL at once. A plain option is its own label;
 * an empty choice ('Tous' by default) removes the filter.
 */
export function FilterSelect<Filter extends string>(props: FilterSelectProps<Filter>) {
  const { list, name, label, options, allLabel = 'Tous' } = props;
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <Select<string>
        id={id}
        value={list.filters[name]}
        options={[{ value: '', label: allLabel }, ...options.map(labelled)]}
        // antd does not read the chosen option with the input.
        labelRender={({ label: text }) => <span id={`${id}-value`}>{text}</span>}
        aria-describedby={`${id}-value`}
        // Render every option, so that screen readers find them.
        virtual={false}
        classNames={parts}
        getPopupContainer={popupParent}
        onChange={(value) => list.setFilter(name, value)}
      />
    </div>
  );
}

const labelled = (option: FilterSelectProps<string>['options'][number]) =>
  typeof option === 'object' ? option : { value: String(option), label: String(option) };

const parts = { content: styles.chosen };
