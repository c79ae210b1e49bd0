import { Illustration } from '@alumni/shared-ui/art';
import { Picture } from '@alumni/shared-ui/picture';
import type { HeroSlide } from './fallback-slides';
import styles from './Hero.module.css';

/** Picture of a slide; the text beside it describes it. */
export function HeroPicture({ slide, priority }: { slide: HeroSlide; priority: boolean }) {
  if (!slide.cover_picture) {
    return <Illustration name={slide.illustration} eager={priority} className={styles.picture} />;
  }
  return (
    <Picture
      src={slide.cover_picture}
      alt=""
      priority={priority}
      sizes="(width >= 60rem) 56vw, 100vw"
      className={styles.picture}
    />
  );
}
