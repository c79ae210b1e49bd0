import type { DuplicatePerson } from '@alumni/shared-contract';
import { StatusTag } from '@alumni/shared-ui/antd-page';
import { Link, href } from '@alumni/shared-ui/router';
import { formatDateAdmin } from '@alumni/shared-ui/text';
import Radio from 'antd/es/radio';
import { fullName } from '../../api/alumni';
import type { Side } from './compared-fields';
import styles from './MergeForm.module.css';

interface KeptChoiceProps {
  people: [DuplicatePerson, DuplicatePerson];
  value: Side;
  onChange: (side: Side) => void;
}

/** Which account stays: its address is the one to sign in with. */
export function KeptChoice({ people, value, onChange }: KeptChoiceProps) {
  return (
    <Radio.Group
      className={styles.choice}
      aria-label="Compte à garder"
      value={value}
      onChange={(event) => onChange(event.target.value as Side)}
    >
      <strong className={styles.label}>Compte à garder</strong>
      {people.map((person, side) => (
        <div key={person.id} className={styles.account}>
          <Radio value={side}>{person.email}</Radio>
          <Account person={person} />
        </div>
      ))}
    </Radio.Group>
  );
}

function Account({ person }: { person: DuplicatePerson }) {
  const { approved, certified, imported, alumni_type, last_login_at, created_at } = person;
  return (
    <div className={styles.facts}>
      <Link to={href('ancien_details', { id: person.id })}>{fullName(person)}</Link>
      <span>{person.campuses.join(', ')}</span>
      <span>
        {imported ? 'Importé' : 'Inscrit'} le {formatDateAdmin(created_at)}
        {last_login_at
          ? `, dernière connexion le ${formatDateAdmin(last_login_at)}`
          : ', jamais connecté'}
      </span>
      <span className={styles.tags}>
        <StatusTag tone={approved ? 'success' : 'warning'}>
          {approved ? 'Approuvé' : 'Non approuvé'}
        </StatusTag>
        {certified === 1 && <StatusTag tone="success">Certifié</StatusTag>}
        {alumni_type && <StatusTag>{alumni_type}</StatusTag>}
      </span>
    </div>
  );
}
