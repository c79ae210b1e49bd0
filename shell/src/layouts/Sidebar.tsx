import { meetsAccess, useSession } from '@alumni/shared-auth';
import { Avatar } from '@alumni/shared-ui/picture';
import { NavLink, href } from '@alumni/shared-ui/router';
import { useApp } from '../composition/app-context';
import { useLogout } from '../session/useLogout';
import { Icon } from './Icon';
import styles from './Sidebar.module.css';

/** The person signed in, and their menu. */
export function Sidebar() {
  const { menus } = useApp();
  const { user } = useSession();
  const entries = menus['member.sidebar'].filter(({ access }) => meetsAccess(access, user));
  return (
    <div className={styles.sidebar}>
      <Person />
      <nav aria-label="Menu">
        <ul className={styles.menu}>
          {entries.map(({ to, label, icon, isPaused }) => (
            <li key={to}>
              <NavLink to={href(to)} className={styles.entry}>
                <Icon path={icon} />
                <span>
                  {label}
                  {isPaused && <small className={styles.paused}> en maintenance</small>}
                </span>
              </NavLink>
            </li>
          ))}
          <li>
            <LogoutButton />
          </li>
        </ul>
      </nav>
    </div>
  );
}

function Person() {
  const { user } = useSession();
  if (!user) return <div className={styles.person} />;
  return (
    <div className={styles.person}>
      <Avatar name={user} src={user.picture_url} decorative />
      <div className={styles.names}>
        <strong>{user.nom}</strong>
        <span>{user.prenoms}</span>
        {user.profession && <small>{user.profession}</small>}
      </div>
    </div>
  );
}

function LogoutButton() {
  const leave = useLogout();
  return (
    <button type="button" className={styles.entry} onClick={() => void leave()}>
      <Icon name="logout" />
      Déconnexion
    </button>
  );
}
