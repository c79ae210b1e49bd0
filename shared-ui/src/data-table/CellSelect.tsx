import Select from 'antd/es/select';
import { useId } from 'react';
import { popupParent } from '../antd-page/popup-parent';
import styles from './DataTable.module.css';

interface CellSelectProps<Value extends string> {
  /** Read by screen readers; names the row too: "Ce que devient AKAKPO Afi". */
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
}

/** A choice in a cell of a DataTable, taken at once. */
export function CellSelect<Value extends string>(props: CellSelectProps<Value>) {
  const { label, value, options, onChange } = props;
  const id = useId();
  return (
    <Select<Value>
      className={styles.choice}
      aria-label={label}
      value={value}
      options={[...options]}
      // antd does not read the chosen option with the input.
      labelRender={({ label: text }) => <span id={id}>{text}</span>}
      aria-describedby={id}
      // Render every option, so that screen readers find them.
      virtual={false}
      getPopupContainer={popupParent}
      onChange={onChange}
    />
  );
}
