import { texts } from '@alumni/shared-contract';
import { InlineAlert } from '@alumni/shared-ui/feedback';
import { Button, Skeleton } from '@alumni/shared-ui/page';
import { useAlumniTypes } from '../../api/references';
import styles from './AlumniTypeChoice.module.css';

interface AlumniTypeChoiceProps {
  value: number | null;
  onChange: (id: number) => void;
}

/** Alumni types as radio buttons. */
export function AlumniTypeChoice({ value, onChange }: AlumniTypeChoiceProps) {
  const { data: types, error, mutate } = useAlumniTypes();
  if (error) {
    return (
      <InlineAlert
        kind="error"
        action={<Button onClick={() => void mutate()}>{texts.retry}</Button>}
      >
        Les types d’alumni ne se sont pas chargés.
      </InlineAlert>
    );
  }
  if (!types) return <Skeleton shape="block" />;
  return (
    <fieldset className={styles.types}>
      <legend>Type d’alumni</legend>
      {types.map(({ id, name, advantages }, index) => (
        <label key={id} className={styles.type}>
          <input
            type="radio"
            name="alumni_type_id"
            checked={value === id}
            onChange={() => onChange(id)}
            ref={index === 0 && value === null ? focusFirst : undefined}
          />
          <span className={styles.name}>{name}</span>
          <span className={styles.advantages}>{countText(advantages.length)}</span>
        </label>
      ))}
    </fieldset>
  );
}

const focusFirst = (radio: HTMLInputElement | null) => radio?.focus();
const countText = (count: number) => `${count} avantage${count > 1 ? 's' : ''}`;
