import { EmailField, PhoneField, TextField } from '@alumni/shared-ui/antd-form';
import { FieldRow, useRows } from '@alumni/shared-ui/form';
import Alert from 'antd/es/alert';
import type { ProfileForm } from './profile-form';
import { StepCard } from './StepCard';
import styles from './ReferentFields.module.css';

/** Three classmates who can confirm that this person studied with them. */
export function ReferentFields() {
  const { rows, error } = useRows<ProfileForm['referents'][number]>('referents');
  return (
    <StepCard
      title="4. Trois camarades de promotion"
      lead="L’équipe peut les appeler pour confirmer votre inscription. Leur e-mail n’est jamais montré."
    >
      {error && <Alert type="error" showIcon title={error} />}
      {rows.map(({ key, name, index }) => (
        <fieldset key={key} className={styles.referent}>
          <legend className={styles.legend}>Camarade {index + 1}</legend>
          <TextField name={`${name}.name`} label="Nom et prénoms" required />
          <FieldRow>
            <PhoneField
              name={`${name}.phone_number`}
              label="Téléphone"
              required
              autoComplete="off"
            />
            <EmailField name={`${name}.email`} label="E-mail (facultatif)" autoComplete="off" />
          </FieldRow>
        </fieldset>
      ))}
    </StepCard>
  );
}
