import { EmailField, FieldRow, Form, SelectField, SubmitButton } from '@alumni/shared-ui/form';
import { notifySuccess } from '@alumni/shared-ui/feedback';
import type { JoinUsInput } from '@alumni/shared-contract';
import { joinUs } from '../../api/join-us';
import styles from './JoinUs.module.css';

interface JoinUsProps {
  /** The professions to choose from; without an id the name is sent. */
  categories: readonly { id: number | null; name: string }[];
}

/** Leave an address: for who is not ready to sign up. The team writes back. */
export function JoinUs({ categories }: JoinUsProps) {
  return (
    <div className={styles['join']}>
      <div>
        <h3 className={styles['title']}>Pas encore prêt ?</h3>
        <p className={styles['lead']}>Laissez votre adresse, l’équipe du réseau vous recontacte.</p>
      </div>
      <Form<JoinUsInput>
        label="Être recontacté"
        onSubmit={joinUs}
        onSuccess={() => notifySuccess()}
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
    </div>
  );
}
