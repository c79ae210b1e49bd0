import { cx } from '@alumni/shared-ui/theme';
import { useApp } from '../composition/app-context';
import { SocialIcon } from './SocialIcon';
import styles from './SocialLinks.module.css';

interface SocialLinksProps {
  /** signs: icons only. */
  look?: 'signs' | 'names';
}

/** Social media links of the configuration. */
export function SocialLinks({ look = 'names' }: SocialLinksProps) {
  const { social } = useApp().site;
  if (social.length === 0) return null;
  return (
    <ul className={cx(styles.links, styles[look])}>
      {social.map(({ label, url }) => (
        <li key={url}>
          <a href={url} rel="noopener noreferrer" target="_blank">
            <SocialIcon label={label} />
            <span className={look === 'signs' ? 'visually-hidden' : undefined}>{label}</span>
            <span className="visually-hidden"> (nouvel onglet)</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
