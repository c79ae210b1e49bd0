import type { AlumniType, AlumniTypeInput } from '@alumni/shared-contract';
import { TextField } from '@alumni/shared-ui/antd-form';
import { FormDialog } from '@alumni/shared-ui/dialog';
import { useAlumniTypeWrites } from '../../api/alumni-types';

interface TypeDialogProps {
  /** The type to rename; null for a new one. */
  type: AlumniType | null;
  onClose: () => void;
}

/** Adds or renames a type. */
export function TypeDialog({ type, onClose }: TypeDialogProps) {
  const { create, update } = useAlumniTypeWrites();
  return (
    <FormDialog<AlumniTypeInput>
      title={type ? 'Modifier le type' : 'Ajouter un type'}
      initialValues={{ name: type?.name }}
      onSubmit={(form) => (type ? update(type.id, form) : create(form))}
      onClose={onClose}
      about={({ name }) => name}
    >
      <TextField name="name" label="Nom" maxLength={100} required />
    </FormDialog>
  );
}
