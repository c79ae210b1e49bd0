import { cx } from '../cx';
import styles from './Logo.module.css';

interface Picture {
  src: string;
  /** When known, nothing moves as the picture loads. */
  width?: number;
  height?: number;
}

/**
 * A network's own logo, for light and for dark backgrounds: the dark scheme, and bands that are
 * always dark (decision 21).
 */
export interface LogoPictures {
  light: Picture;
  dark: Picture;
}

export interface LogoProps {
  /** The network's name (configuration). */
  name: string;
  /** The network's own pictures (configuration), instead of the default mark and name. */
  pictures?: LogoPictures | undefined;
  /** full: mark and name; mark: the mark alone, with the name as accessible text. */
  variant?: 'full' | 'mark';
  /** Height of the mark in pixels. */
  size?: 32 | 40 | 56;
  className?: string;
}

/**
 * The network's logo: its own pictures, or the default mark in the colour of the text around it.
 */
export function Logo(props: LogoProps) {
  return props.pictures ? (
    <OwnLogo {...props} pictures={props.pictures} />
  ) : (
    <DrawnLogo {...props} />
  );
}

/** `loading="lazy"`: the browser does not load the hidden picture. */
function OwnLogo(props: LogoProps & { pictures: LogoPictures }) {
  const { name, pictures, size = 40, className } = props;
  return (
    <span className={cx(styles.logo, styles.own, styles[`size${size}`], className)}>
      {(['light', 'dark'] as const).map((ground) => (
        <img
          key={ground}
          className={styles[ground]}
          alt={name}
          loading="lazy"
          {...pictures[ground]}
        />
      ))}
    </span>
  );
}

function DrawnLogo({ name, variant = 'full', size = 40, className }: LogoProps) {
  const alone = variant === 'mark';
  return (
    <span className={cx(styles.logo, className)}>
      <svg
        width={size}
        height={size}
        viewBox="3 3 42 42"
        role={alone ? 'img' : undefined}
        aria-label={alone ? name : undefined}
        aria-hidden={alone ? undefined : true}
      >
        <g transform="rotate(45 24 24)">
          <path
            fill="currentColor"
            d="M7.5 11.5h20.2v9H7.5zM38.3 11.5h2.2v9h-2.2zM20.3 27.5h20.2v9H20.3zM7.5 27.5h2.2v9H7.5z"
          />
          <path
            className={styles.warp}
            d="M11.5 22.3h9v18.2h-9zM11.5 7.5h9v2.2h-9zM27.5 7.5h9v18.2h-9zM27.5 38.3h9v2.2h-9z"
          />
          <path className={styles.knot} d="M22.2 22.2h3.6v3.6h-3.6z" />
        </g>
      </svg>
      {!alone && <span className={styles.name}>{name}</span>}
    </span>
  );
}
