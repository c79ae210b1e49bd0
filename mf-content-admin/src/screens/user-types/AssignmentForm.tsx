import { texts, type Advantage, type AlumniType } from '@alumni/shared-contract';
import { MultiSelectField } from '@alumni/shared-ui/antd-choice';
import { SubmitButton } from '@alumni/shared-ui/antd-form';
import { notifySuccess } from '@alumni/shared-ui/feedback';
import { Form, FormActions } from '@alumni/shared-ui/form';
import Button from 'antd/es/button';
import Card from 'antd/es/card';
import { useAlumniTypeWrites } from '../../api/alumni-types';

interface AssignmentFormProps {
  type: AlumniType;
  /** All advantages. */
  all: Advantage[];
  onLeave: () => void;
}

interface Assignment {
  type_advantages: number[];
}

/** A checkbox for each advantage of the type; the form holds the checked ids. */
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
      <Card>
        <MultiSelectField
          name="type_advantages"
          label="Ce type donne droit à"
          options={all.map(({ id, description }) => ({ value: id, label: description }))}
          layout="lines"
        />
      </Card>
      <FormActions>
        <Button onClick={onLeave}>{texts.cancel}</Button>
        <SubmitButton>Sauvegarder</SubmitButton>
      </FormActions>
    </Form>
  );
}
