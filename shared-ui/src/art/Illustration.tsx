import affaire from './pictures/affaire.svg';
import cotonou from './pictures/campus-cotonou.svg';
import libreville from './pictures/campus-libreville.svg';
import lome from './pictures/campus-lome.svg';
import emploi from './pictures/emploi.svg';
import empty from './pictures/empty.svg';
import graduation from './pictures/graduation.svg';
import handshake from './pictures/handshake.svg';
import mail from './pictures/mail.svg';
import offline from './pictures/offline.svg';
import stage from './pictures/stage.svg';
import workshop from './pictures/workshop.svg';
import { cx } from '../cx';
import styles from './Illustration.module.css';

/** URL of each drawing, 16:9. `empty`, `offline` and `mail` have a transparent background. */
export const illustrations = {
  affaire,
  cotonou,
  emploi,
  empty,
  graduation,
  handshake,
  libreville,
  lome,
  mail,
  offline,
  stage,
  workshop,
} as const;

/** Name of a drawing. */
export type IllustrationName = keyof typeof illustrations;

export interface IllustrationProps {
  name: IllustrationName;
  /** Natural width in pixels; the picture shrinks to its container. */
  width?: number;
  /** Only when the picture adds something to the text beside it. */
  alt?: string;
  /** Above the fold: loaded with priority. */
  eager?: boolean;
  className?: string;
}

/**
 * A drawing of the project, 16:9; its place is reserved while it loads. Decorative without `alt`.
 */
export function Illustration({
  name,
  width = 640,
  alt = '',
  eager = false,
  className,
}: IllustrationProps) {
  return (
    <img
      className={cx(styles.picture, className)}
      src={illustrations[name]}
      width={width}
      height={Math.round((width * 9) / 16)}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding={eager ? 'sync' : 'async'}
    />
  );
}
