import { formatPhone } from '@alumni/shared-ui/text';
import { useSite } from '../api/site';
import styles from './ContactWays.module.css';

/** E-mail and phone of the team, as configured; missing ones are left out. */
export function ContactWays() {
  const { email, phone } = useSite().contact;
  if (!email && !phone) return null;
  const number = phone?.replaceAll(' ', '');
  return (
    <dl className={styles.ways}>
      {email && (
        <>
          <dt>E-mail</dt>
          <dd>
            <a href={`mailto:${email}`}>{email}</a>
          </dd>
        </>
      )}
      {number && (
        <>
          <dt>Téléphone</dt>
          <dd>
            <a href={`tel:${number}`}>{formatPhone(number)}</a>
          </dd>
        </>
      )}
    </dl>
  );
}
