import { useState } from 'react';
import { cx } from '../cx';
import { hueOf, initialsOf, textOf, type PersonName } from './initials';
import { StoredImage } from './StoredImage';
import styles from './Avatar.module.css';

export interface AvatarProps {
  /** Parts of the name where known: the initials need them. */
  name: string | PersonName;
  src?: string | null;
  size?: 'small' | 'medium' | 'large' | 'huge';
  /** The name is shown beside it: hide the picture from screen readers. */
  decorative?: boolean;
}

/**
 * A person's photo, or their initials on a colour derived from the name: also when the photo does
 * not load. Sizes: 32, 48, 80 and 144 pixels.
 */
export function Avatar({ name, src, size = 'medium', decorative = false }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const text = textOf(name);
  const label = decorative ? '' : `Photo de ${text}`;
  const classes = cx(styles.avatar, styles[size]);
  if (src && src !== broken) {
    return (
      <StoredImage
        className={classes}
        src={src}
        sizes={`${pixels[size]}px`}
        alt={label}
        width={pixels[size]}
        height={pixels[size]}
        loading="lazy"
        decoding="async"
        onError={() => setBroken(src)}
      />
    );
  }
  return (
    <span
      className={cx(classes, styles[`hue${hueOf(text)}`])}
      {...(decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': text })}
    >
      {initialsOf(name)}
    </span>
  );
}

const pixels = { small: 32, medium: 48, large: 80, huge: 144 };
