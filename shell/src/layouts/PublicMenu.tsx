import { NavLink, href } from '@alumni/shared-ui/router';
import { useApp } from '../composition/app-context';
import styles from './PublicMenu.module.css';

/** Entries of the remotes in the public menu. */
export function PublicMenu() {
  const { menus } = useApp();
  return (
    <ul className={styles.menu}>
      {menus['public.header'].map(({ to, label, isPaused }) => (
        <li key={to}>
          <NavLink to={href(to)} end className={styles.link}>
            {label}
            {isPaused && <small className={styles.paused}>en maintenance</small>}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}
