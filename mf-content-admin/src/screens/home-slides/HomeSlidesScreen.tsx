import { minimumSlides, type Slide } from '@alumni/shared-contract';
import { Illustration } from '@alumni/shared-ui/art';
import { ListStates, PageWindow, useListParams, usePageInRange } from '@alumni/shared-ui/list';
import { Button, Page } from '@alumni/shared-ui/page';
import { useState } from 'react';
import { useSlides } from '../../api/slides';
import { SlideDialog } from './SlideDialog';
import { SlideRow } from './SlideRow';
import { SlidesSkeleton } from './SlidesSkeleton';
import { useDeleteSlide } from './useDeleteSlide';
import styles from './HomeSlidesScreen.module.css';

/** Slides - Accueil: what the hero of the home page shows, in this order. */
export function HomeSlidesScreen() {
  const list = useListParams();
  const load = useSlides(list.page);
  const [editing, setEditing] = useState<Slide | 'new' | null>(null);
  const remove = useDeleteSlide();
  const total = load.data?.pagination.total;
  const mayDelete = total !== undefined && total > minimumSlides;
  usePageInRange(list, load.data?.pagination.last_page);
  return (
    <Page
      title="Slides - Accueil"
      count={total}
      lead={`La page d'accueil les montre dans cet ordre et en garde au moins ${minimumSlides}.`}
      actions={
        <Button variant="primary" onClick={() => setEditing('new')}>
          Ajouter un slide
        </Button>
      }
    >
      <ListStates
        load={load}
        isEmpty={({ slides }) => slides.length === 0}
        skeleton={<SlidesSkeleton />}
        emptyArt={<Illustration name="empty" width={240} />}
      >
        {({ slides, pagination }) => (
          <>
            <ol className={styles['list']} aria-label="Slides">
              {slides.map((slide) => (
                <SlideRow
                  key={slide.id}
                  slide={slide}
                  onEdit={() => setEditing(slide)}
                  onDelete={mayDelete ? () => void remove(slide) : undefined}
                />
              ))}
            </ol>
            <PageWindow list={list} lastPage={pagination.last_page} />
          </>
        )}
      </ListStates>
      {editing && (
        <SlideDialog slide={editing === 'new' ? null : editing} onClose={() => setEditing(null)} />
      )}
    </Page>
  );
}
