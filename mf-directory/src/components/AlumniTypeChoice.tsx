import { texts } from '@alumni/shared-contract';
import { InlineAlert } from '@alumni/shared-ui/antd-page';
import Button from 'antd/es/button';
import RadioGroup from 'antd/es/radio/group';
import Radio from 'antd/es/radio/radio';
import Skeleton from 'antd/es/skeleton';
import { useAlumniTypes } from '../api/references';
import styles from './AlumniTypeChoice.module.css';

interface AlumniTypeChoiceProps {
  value: number | null;
  onChange: (id: number) => void;
}

/** Alumni types as antd's Radio.Group. */
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
  if (!types) return <Skeleton active title={false} aria-hidden />;
  return (
    <fieldset className={styles.types} role="radiogroup">
      <legend>Type d’alumni</legend>
      <RadioGroup
        // The field set is the group: it carries the name.
        role="presentation"
        className={styles.group}
        name="alumni_type_id"
        value={value}
        onChange={(event) => onChange(event.target.value as number)}
      >
        {types.map(({ id, name, advantages }, index) => (
          <Radio
            key={id}
            value={id}
            className={styles.type}
            // The types come after the dialog.
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus={index === 0 && value === null}
          >
            <span className={styles.name}>{name}</span>{' '}
            <span className={styles.advantages}>{countText(advantages.length)}</span>
          </Radio>
        ))}
      </RadioGroup>
    </fieldset>
  );
}

const countText = (count: number) => `${count} avantage${count > 1 ? 's' : ''}`;
