import type { Advantage, AdvantageInput } from '@alumni/shared-contract';
import { TextAreaField } from '@alumni/shared-ui/antd-form';
import { FormDialog } from '@alumni/shared-ui/dialog';
import { useAdvantageWrites } from '../../api/advantages';

interface AdvantageDialogProps {
  /** The advantage to change; null for a new one. */
  advantage: Advantage | null;
  onClose: () => void;
}

/** Adds or changes an advantage. */
export function AdvantageDialog({ advantage, onClose }: AdvantageDialogProps) {
  const { create, update } = useAdvantageWrites();
  return (
    <FormDialog<AdvantageInput>
      title={advantage ? 'Modifier l’avantage' : 'Ajouter un avantage'}
      initialValues={{ description: advantage?.description }}
      onSubmit={(form) => (advantage ? update(advantage.id, form) : create(form))}
      onClose={onClose}
      about={({ description }) => description}
    >
      <TextAreaField name="description" label="Description" maxLength={500} required />
    </FormDialog>
  );
}
