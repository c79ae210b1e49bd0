import type { Advantage } from '@alumni/shared-contract';
import { FieldSet, useFormField } from '@alumni/shared-ui/form';
import Checkbox from 'antd/es/checkbox';
import styles from './AdvantagesField.module.css';

const props = { name: 'type_advantages', label: 'Ce type donne droit à' };

/** A checkbox for each advantage; the form holds the checked ids, in order. */
export function AdvantagesField({ all }: { all: Advantage[] }) {
  const field = useFormField<readonly number[]>(props);
  const chosen = new Set(field.value);
  const toggle = (changed: number, on: boolean) =>
    field.change(all.map(({ id }) => id).filter((id) => (id === changed ? on : chosen.has(id))));
  return (
    <FieldSet field={field} label={props.label}>
      {all.map(({ id, description }) => (
        <Checkbox
          key={id}
          className={styles.box}
          checked={chosen.has(id)}
          onChange={({ target }) => toggle(id, target.checked)}
          onBlur={field.blur}
        >
          {description}
        </Checkbox>
      ))}
    </FieldSet>
  );
}
