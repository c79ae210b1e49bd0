import { mergeFieldLabels, type DuplicatePerson } from '@alumni/shared-contract';
import { Avatar } from '@alumni/shared-ui/antd-page';
import Radio from 'antd/es/radio';
import type { Compared, Side } from './compared-fields';
import styles from './MergeForm.module.css';

interface FieldChoiceProps {
  people: [DuplicatePerson, DuplicatePerson];
  row: Compared;
  value: Side;
  onChange: (side: Side) => void;
}

/** The two values of a field that differs. */
export function FieldChoice({ people, row: { field, texts }, value, onChange }: FieldChoiceProps) {
  const label = mergeFieldLabels[field];
  return (
    <Radio.Group
      className={styles.choice}
      aria-label={label}
      value={value}
      onChange={(event) => onChange(event.target.value as Side)}
    >
      <strong className={styles.label}>{label}</strong>
      {texts.map((text, side) => (
        <Radio
          key={side}
          value={side}
          className={field === 'biographie' ? styles.long : styles.value}
        >
          {text === '' ? (
            <em>vide</em>
          ) : field === 'picture' ? (
            <Avatar name={people[side as Side]} src={text} size="large" />
          ) : (
            text
          )}
        </Radio>
      ))}
    </Radio.Group>
  );
}
