import type { JoinUsInput } from '@alumni/shared-contract';
import { notifyError, notifySuccess } from '@alumni/shared-ui/feedback';
import { FieldRow, Form } from '@alumni/shared-ui/form';
import { EmailField, SelectField, SubmitButton } from '@alumni/shared-ui/guest-form';
import { joinUs } from '../../api/join-us';

export interface JoinUsFormProps {
  /** Professions to choose from; without an id the name is sent. */
  categories: readonly { id: number | null; name: string }[];
}

export function JoinUsForm({ categories }: JoinUsFormProps) {
  return (
    <Form<JoinUsInput>
      label="Être recontacté"
      onSubmit={joinUs}
      onSuccess={() => notifySuccess()}
      // Failures without field errors show the default text (error catalogue, 'Join-us').
      onFailure={() => notifyError()}
      resetOnSuccess
      guard={false}
    >
      <FieldRow>
        <EmailField name="email" label="E-mail" required />
        <SelectField
          name="profession"
          label="Profession"
          required
          options={categories.map(({ id, name }) => ({ value: id ?? name, label: name }))}
        />
      </FieldRow>
      <SubmitButton variant="default">Être recontacté</SubmitButton>
    </Form>
  );
}
