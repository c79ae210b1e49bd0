import { cx } from '@alumni/shared-ui/theme';
import styles from './PauseButton.module.css';

interface PauseButtonProps {
  isPaused: boolean;
  onClick: () => void;
  /** Shows its label where there is room. */
  hasText?: boolean;
}

/** Pauses and resumes an animation. */
export function PauseButton({ isPaused, onClick, hasText = false }: PauseButtonProps) {
  const label = isPaused ? 'Reprendre le défilement' : 'Mettre le défilement en pause';
  return (
    <button
      type="button"
      value={isPaused ? 'resume' : 'pause'}
      className={cx(styles.pause, hasText && styles.worded)}
      aria-label={hasText ? undefined : label}
      onClick={onClick}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={isPaused ? 'M8 5v14l11-7z' : 'M7 5h4v14H7zM13 5h4v14h-4z'} />
      </svg>
      {hasText && label}
    </button>
  );
}
