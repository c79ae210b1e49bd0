import { truncations, type Slide } from '@alumni/shared-contract';
import { Button } from '@alumni/shared-ui/page';
import { Picture } from '@alumni/shared-ui/picture';
import { Truncated } from '@alumni/shared-ui/text';
import styles from './SlideRow.module.css';

interface SlideRowProps {
  slide: Slide;
  onEdit: () => void;
  /** Absent when too few slides would remain. */
  onDelete?: () => void;
}

/** One slide of the list, with what may be done to it. */
export function SlideRow({ slide, onEdit, onDelete }: SlideRowProps) {
  const named = <span className="visually-hidden"> « {slide.title} »</span>;
  return (
    <li className={styles['row']}>
      <Picture src={slide.cover_picture} alt="" sizes="12rem" className={styles['cover']} />
      <div className={styles['texts']}>
        <h2 className={styles['title']}>{slide.title}</h2>
        <p className={styles['subtitle']}>
          <Truncated text={slide.subtitle} length={truncations.slideSubtitle} />
        </p>
      </div>
      <div className={styles['actions']}>
        <Button onClick={onEdit}>Modifier{named}</Button>
        {onDelete && (
          <Button variant="danger" onClick={onDelete}>
            Supprimer{named}
          </Button>
        )}
      </div>
    </li>
  );
}
