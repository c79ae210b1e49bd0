import { formatPhone } from '@alumni/shared-ui/text';
import { useSite } from '../api/site';
import styles from './ContactWays.module.css';

/** The address and the number of the team, as configured; nothing stands in for one that is not. */
export function ContactWays() {
  const { email, phone } = useSite().contact;
  if (!email && !phone) return null;
  const number = phone?.replaceAll(' ', '');
  return (
    <dl className={styles['ways']}>
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
