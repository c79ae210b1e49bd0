import { texts, type Advantage, type AlumniType } from '@alumni/shared-contract';
import { notifySuccess } from '@alumni/shared-ui/feedback';
import { Form, FormActions, SubmitButton } from '@alumni/shared-ui/form';
import { Button } from '@alumni/shared-ui/page';
import { useAlumniTypeWrites } from '../../api/alumni-types';
import { AdvantagesField } from './AdvantagesField';
import styles from './AssignmentForm.module.css';

interface AssignmentFormProps {
  type: AlumniType;
  /** All advantages. */
  all: Advantage[];
  onLeave: () => void;
}

interface Assignment {
  type_advantages: number[];
}

/** A checkbox for each advantage of the type. */
export function AssignmentForm({ type, all, onLeave }: AssignmentFormProps) {
  const { assign } = useAlumniTypeWrites();
  const own = new Set(type.advantages.map(({ advantage_id }) => advantage_id));
  return (
    <Form<Assignment>
      guard="step"
      initialValues={{ type_advantages: all.map(({ id }) => id).filter((id) => own.has(id)) }}
      onSubmit={({ type_advantages }) => assign(type.id, type_advantages)}
      onSuccess={() => {
        notifySuccess();
        onLeave();
      }}
    >
      <div className={styles.card}>
        <AdvantagesField all={all} />
      </div>
      <FormActions>
        <Button onClick={onLeave}>{texts.cancel}</Button>
        <SubmitButton>Sauvegarder</SubmitButton>
      </FormActions>
    </Form>
  );
}
