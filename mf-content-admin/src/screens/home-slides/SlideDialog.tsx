import type { Slide } from '@alumni/shared-contract';
import { TextAreaField, TextField } from '@alumni/shared-ui/antd-form';
import { FormDialog } from '@alumni/shared-ui/dialog';
import { useSlideWrites, type SlideForm } from '../../api/slides';
import { CoverField } from '../../components/CoverField';

interface SlideDialogProps {
  /** The slide to change; null for a new one. */
  slide: Slide | null;
  onClose: () => void;
}

/** Adds or changes a slide. */
export function SlideDialog({ slide, onClose }: SlideDialogProps) {
  const { create, update } = useSlideWrites();
  return (
    <FormDialog<SlideForm>
      title={slide ? 'Modifier le slide' : 'Ajouter un slide'}
      initialValues={slide ? formOf(slide) : {}}
      onSubmit={(form, submission) =>
        slide ? update(slide.id, form, submission) : create(form, submission)
      }
      onClose={onClose}
      about={({ title }) => title}
    >
      <CoverField current={slide?.cover_picture} />
      <TextField name="title" label="Titre" maxLength={200} required />
      <TextField name="subtitle" label="Sous-titre" maxLength={200} required />
      <TextAreaField name="description" label="Description" maxLength={1000} required />
    </FormDialog>
  );
}

function formOf({ title, subtitle, description }: Slide): SlideForm {
  return { title, subtitle, description };
}
