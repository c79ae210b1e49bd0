import AntdAvatar from 'antd/es/avatar/Avatar';
import { useState } from 'react';
import { cx } from '../cx';
import type { AvatarProps } from '../picture/Avatar';
import { hueOf, initialsOf, textOf } from '../picture/initials';
import { StoredImage } from '../picture/StoredImage';
import styles from './Avatar.module.css';

/**
 * antd's Avatar of a person: the photo, or their initials on a colour derived from the name, also
 * when the photo does not load. Sizes: 32, 48, 80 and 144 pixels.
 */
export function Avatar({ name, src, size = 'medium', decorative = false }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const text = textOf(name);
  const side = pixels[size];
  if (src && src !== broken) {
    return (
      <AntdAvatar
        className={styles.avatar}
        size={side}
        src={
          <StoredImage
            src={src}
            sizes={`${side}px`}
            alt={decorative ? '' : `Photo de ${text}`}
            width={side}
            height={side}
            loading="lazy"
            decoding="async"
            onError={() => setBroken(src)}
          />
        }
      />
    );
  }
  return (
    <AntdAvatar
      className={cx(styles.avatar, styles[`hue${hueOf(text)}`])}
      size={side}
      // antd's letters have one size for all circles.
      style={{ fontSize: side * 0.38 }}
      // As children they would stay transparent until antd has measured each of them.
      icon={initialsOf(name)}
      {...(decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': text })}
    />
  );
}

const pixels = { small: 32, medium: 48, large: 80, huge: 144 };
