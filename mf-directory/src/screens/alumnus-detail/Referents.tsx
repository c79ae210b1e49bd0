import { texts, type Referent } from '@alumni/shared-contract';
import { Avatar } from '@alumni/shared-ui/antd-page';
import { formatPhone } from '@alumni/shared-ui/text';
import styles from './Referents.module.css';

/** Classmates who can confirm the person, with name and phone. */
export function Referents({ referents }: { referents: Referent[] }) {
  if (referents.length === 0) return <p className={styles.none}>{texts.noReferent}</p>;
  return (
    <ul className={styles.list}>
      {referents.map(({ id, name, phone_number }) => (
        <li key={id}>
          <Avatar name={name} size="small" decorative />
          <span className={styles.name}>{name}</span>
          {phone_number ? (
            <a href={`tel:${phone_number}`}>{formatPhone(phone_number)}</a>
          ) : (
            <span>{texts.noValue}</span>
          )}
        </li>
      ))}
    </ul>
  );
}
