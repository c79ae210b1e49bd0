import type { HeroSlide } from './fallback-slides';
import styles from './HeroControls.module.css';
import type { useSlideshow } from './useSlideshow';

interface HeroControlsProps {
  slides: HeroSlide[];
  show: ReturnType<typeof useSlideshow>;
}

/** Pause, and one button for each slide. */
export function HeroControls({ slides, show }: HeroControlsProps) {
  return (
    <div className={styles['controls']}>
      <button
        type="button"
        className={styles['pause']}
        aria-label={show.isPaused ? 'Reprendre le défilement' : 'Mettre le défilement en pause'}
        onClick={show.togglePause}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d={show.isPaused ? 'M8 5v14l11-7z' : 'M7 5h4v14H7zM13 5h4v14h-4z'} />
        </svg>
      </button>
      {slides.map((slide, index) => (
        <button
          key={slide.id}
          type="button"
          className={styles['dot']}
          aria-label={`Diapositive ${index + 1} : ${slide.title}`}
          aria-current={index === show.shown || undefined}
          onClick={() => show.show(index)}
        />
      ))}
    </div>
  );
}
