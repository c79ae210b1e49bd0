import { minimumSlides, truncations, type Slide } from '@alumni/shared-contract';
import { lazyPart, useAskedDelete } from '@alumni/shared-ui/feedback';
import { PageWindow } from '@alumni/shared-ui/antd-list';
import { useListParams, usePageInRange } from '@alumni/shared-ui/list';
import { Truncated } from '@alumni/shared-ui/text';
import { useSlides, useSlideWrites } from '../../api/slides';
import { ItemList, ItemListSkeleton } from '../../components/ItemList';
import { ItemRow } from '../../components/ItemRow';
import { ItemsPage } from '../../components/ItemsPage';

// Form and dialog load on demand.
const SlideDialog = lazyPart(async () => (await import('./SlideDialog')).SlideDialog);

/** Slides - Accueil: slides of the home page's hero, in order. */
export function HomeSlidesScreen() {
  const list = useListParams();
  const load = useSlides(list.page);
  usePageInRange(list, load.data?.pagination.last_page);
  return (
    <ItemsPage
      title="Slides - Accueil"
      count={load.data?.pagination.total}
      lead={`La page d’accueil les montre dans cet ordre et en garde au moins ${minimumSlides}.`}
      addLabel="Ajouter un slide"
      load={load}
      skeleton={<ItemListSkeleton rows={4} pictured noted />}
      dialog={(slide: Slide | null, onClose) => <SlideDialog slide={slide} onClose={onClose} />}
    >
      {({ slides, pagination }, onEdit) => (
        <>
          <Slides slides={slides} mayDelete={pagination.total > minimumSlides} onEdit={onEdit} />
          <PageWindow list={list} lastPage={pagination.last_page} />
        </>
      )}
    </ItemsPage>
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
