import { useState } from 'react';
import { cx } from '../cx';
import { StoredImage } from './StoredImage';
import styles from './Picture.module.css';

export interface PictureProps {
  src: string | null | undefined;
  /** Alternative text; '' when the text beside it is enough. */
  alt: string;
  /** Aspect ratio, reserved while it loads. */
  ratio?: 'wide' | 'photo' | 'square';
  /** `sizes` of the responsive image, for pictures narrower than the window. */
  sizes?: string;
  /** Above the fold: loaded first. */
  priority?: boolean;
  className?: string;
}

/**
 * A picture of fixed shape (wide 16:9, photo 3:2, square), with a woven placeholder while it loads,
 * and when there is none or it does not load.
 */
export function Picture({ src, alt, ratio = 'wide', sizes, priority, className }: PictureProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const shown = src && src !== broken ? src : null;
  const [width, height] = pixels[ratio];
  return (
    <span className={cx(styles.frame, styles[ratio], className)}>
      {shown && (
        <StoredImage
          className={styles.image}
          src={shown}
          sizes={sizes}
          alt={alt}
          width={width}
          height={height}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : undefined}
          decoding={priority ? 'sync' : 'async'}
          onError={() => setBroken(shown)}
        />
      )}
    </span>
  );
}

const pixels = { wide: [1600, 900], photo: [1200, 800], square: [800, 800] } as const;
