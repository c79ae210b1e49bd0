import type { HeroSlide } from './fallback-slides';
import styles from './HeroControls.module.css';
import { PauseButton } from './PauseButton';
import type { useSlideshow } from './useSlideshow';

interface HeroControlsProps {
  slides: HeroSlide[];
  show: ReturnType<typeof useSlideshow>;
}

/** Pause, and a button for each slide. */
export function HeroControls({ slides, show }: HeroControlsProps) {
  return (
    <div className={styles.controls}>
      <PauseButton isPaused={show.isPaused} onClick={show.togglePause} />
      {slides.map((slide, index) => (
        <button
          key={slide.id}
          type="button"
          className={styles.dot}
          aria-label={`Diapositive ${index + 1} : ${slide.title}`}
          aria-current={index === show.shown || undefined}
          onClick={() => show.show(index)}
        />
      ))}
    </div>
  );
}
