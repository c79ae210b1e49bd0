import LogoutOutlined from '@ant-design/icons/es/icons/LogoutOutlined';
import { meetsAccess, useSession } from '@alumni/shared-auth';
import { Avatar } from '@alumni/shared-ui/picture';
import { NavLink, href, useLocation } from '@alumni/shared-ui/router';
import Button from 'antd/es/button';
import Menu from 'antd/es/menu';
import type { KeyboardEvent } from 'react';
import { useMenuIcons } from '../api/menu-icons';
import { useApp } from '../composition/app-context';
import { useLogout } from '../session/useLogout';
import { MenuIcon } from './MenuIcon';
import styles from './Sidebar.module.css';

/** The person signed in, and their menu. */
export function Sidebar() {
  return (
    <div className={styles.sidebar}>
      <Person />
      <nav aria-label="Menu">
        <Entries />
        <LogoutButton />
      </nav>
    </div>
  );
}

/**
 * antd's Menu as a list of links: each has its own tab stop and can be opened in a new tab. Its
 * `role="menu"` would hide the links from screen readers.
 */
function Entries() {
  const { menus } = useApp();
  const { user } = useSession();
  const { pathname } = useLocation();
  const entries = menus['member.sidebar'].filter(({ access }) => meetsAccess(access, user));
  const drawingOf = useMenuIcons(entries);
  const current = entries.filter(({ to }) => isIn(pathname, href(to))).map(({ to }) => to);
  return (
    <Menu
      mode="inline"
      theme="dark"
      role="list"
      tabIndex={-1}
      inlineIndent={16}
      className={styles.menu}
      selectedKeys={current}
      items={entries.map(({ to, label, icon, isPaused }) => ({
        ...listItem,
        key: to,
        icon: <MenuIcon drawing={drawingOf(icon)} />,
        label: (
          <NavLink to={href(to)} onKeyDown={keepArrows}>
            {label}
            {isPaused && <small className={styles.paused}> en maintenance</small>}
          </NavLink>
        ),
      }))}
    />
  );
}

const listItem = { role: 'listitem', className: styles.entry };

const isIn = (pathname: string, path: string) =>
  pathname === path || pathname.startsWith(`${path}/`);

/** antd's Menu moves the focus to its items, where Enter does not follow the link. */
function keepArrows(event: KeyboardEvent) {
  if (/^(Arrow|Home$|End$)/.test(event.key)) event.stopPropagation();
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
    <Button
      type="text"
      size="large"
      block
      icon={<LogoutOutlined aria-hidden aria-label="" />}
      className={styles.leave}
      onClick={() => void leave()}
    >
      Déconnexion
    </Button>
  );
}
