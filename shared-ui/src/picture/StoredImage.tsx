import { pictureSources } from '@alumni/shared-contract';
import type { ComponentProps } from 'react';
import { contentUrl } from './content-origin';
import styles from './StoredImage.module.css';

type StoredImageProps = Omit<ComponentProps<'img'>, 'srcSet'> & { src: string; alt: string };

/**
 * An `<img>` with the stored formats and widths of an API picture: AVIF where supported, and the
 * width that fits `sizes`. Any other address is a plain image.
 */
export function StoredImage({ alt, ...props }: StoredImageProps) {
  const src = contentUrl(props.src);
  const { webp, avif } = pictureSources(src);
  const image = <img {...props} src={src} alt={alt} srcSet={webp} />;
  if (!avif) return image;
  return (
    <picture className={styles.frame}>
      <source type="image/avif" srcSet={avif} sizes={props.sizes} />
      {image}
    </picture>
  );
}
