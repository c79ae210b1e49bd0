import type { Category } from '@alumni/shared-contract';
import { TextAreaField, TextField } from '@alumni/shared-ui/antd-form';
import { FormDialog } from '@alumni/shared-ui/dialog';
import { useCategoryWrites, type CategoryForm } from '../../api/categories';
import { CoverField } from '../../components/CoverField';

interface CategoryDialogProps {
  /** The category to change; null for a new one. */
  category: Category | null;
  onClose: () => void;
}

/** Adds or changes a category. */
export function CategoryDialog({ category, onClose }: CategoryDialogProps) {
  const { create, update } = useCategoryWrites();
  return (
    <FormDialog<CategoryForm>
      title={category ? 'Modifier la catégorie' : 'Ajouter une catégorie'}
      initialValues={category ? formOf(category) : {}}
      onSubmit={(form, submission) =>
        category ? update(category.id, form, submission) : create(form, submission)
      }
      onClose={onClose}
      about={({ name }) => name}
    >
      <CoverField current={category?.cover_picture} />
      <TextField name="name" label="Nom" maxLength={100} required />
      <TextAreaField name="description" label="Description" maxLength={2000} required />
    </FormDialog>
  );
}

function formOf({ name, description }: Category): CategoryForm {
  return { name, description: description ?? '' };
}
