import { useApp } from '../composition/app-context';
import styles from './SocialLinks.module.css';

/** The network elsewhere, from the configuration. */
export function SocialLinks() {
  const { social } = useApp().site;
  if (social.length === 0) return null;
  return (
    <ul className={styles.links}>
      {social.map(({ label, url }) => (
        <li key={url}>
          <a href={url} rel="noopener noreferrer" target="_blank">
            {label}
            <span className="visually-hidden"> (nouvel onglet)</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
