import { minimumSlides, truncations, type Slide } from '@alumni/shared-contract';
import { lazyPart, useAskedDelete } from '@alumni/shared-ui/feedback';
import { ListStates, PageWindow } from '@alumni/shared-ui/antd-list';
import { useListParams, usePageInRange } from '@alumni/shared-ui/list';
import { Page } from '@alumni/shared-ui/page';
import { Truncated } from '@alumni/shared-ui/text';
import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import Button from 'antd/es/button';
import { useState } from 'react';
import { useSlides, useSlideWrites } from '../../api/slides';
import { ItemList, ItemListSkeleton } from '../../components/ItemList';
import { ItemRow } from '../../components/ItemRow';

// Form and dialog load on demand.
const SlideDialog = lazyPart(async () => (await import('./SlideDialog')).SlideDialog);

/** Slides - Accueil: slides of the home page's hero, in order. */
export function HomeSlidesScreen() {
  const list = useListParams();
  const load = useSlides(list.page);
  const [editing, setEditing] = useState<Slide | 'new' | null>(null);
  const total = load.data?.pagination.total;
  usePageInRange(list, load.data?.pagination.last_page);
  return (
    <Page
      title="Slides - Accueil"
      count={total}
      lead={`La page d’accueil les montre dans cet ordre et en garde au moins ${minimumSlides}.`}
      actions={
        <Button
          type="primary"
          icon={<PlusOutlined aria-hidden aria-label="" />}
          onClick={() => setEditing('new')}
        >
          Ajouter un slide
        </Button>
      }
    >
      <ListStates
        load={load}
        isEmpty={({ slides }) => slides.length === 0}
        skeleton={<ItemListSkeleton rows={4} pictured noted />}
      >
        {({ slides, pagination }) => (
          <>
            <Slides
              slides={slides}
              mayDelete={pagination.total > minimumSlides}
              onEdit={setEditing}
            />
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

interface SlidesProps {
  slides: Slide[];
  mayDelete: boolean;
  onEdit: (slide: Slide) => void;
}

function Slides({ slides, mayDelete, onEdit }: SlidesProps) {
  const { remove } = useSlideWrites();
  const ask = useAskedDelete();
  const question = 'Voulez-vous vraiment supprimer ce slide ?';
  return (
    <ItemList label="Slides">
      {slides.map((slide) => {
        const { id, title, subtitle, cover_picture } = slide;
        const onDelete = () => void ask({ question, name: title, remove: () => remove(id) });
        return (
          <ItemRow
            key={id}
            title={title}
            note={<Truncated text={subtitle} length={truncations.slideSubtitle} />}
            cover={cover_picture}
            onEdit={() => onEdit(slide)}
            onDelete={mayDelete ? onDelete : undefined}
          />
        );
      })}
    </ItemList>
  );
}
