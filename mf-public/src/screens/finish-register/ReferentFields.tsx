import { referentSlots } from '@alumni/shared-contract';
import { EmailField, FieldRow, PhoneField, TextField } from '@alumni/shared-ui/form';
import { Section } from '@alumni/shared-ui/page';
import styles from './ReferentFields.module.css';

/** Three classmates who can say that this person studied with them. */
export function ReferentFields() {
  return (
    <Section
      title="4. Trois camarades de promotion"
      lead="L’équipe peut les appeler pour confirmer votre inscription. Leur e-mail n’est jamais montré."
    >
      {Array.from({ length: referentSlots }, (_, index) => (
        <fieldset key={index} className={styles['referent']}>
          <legend className={styles['legend']}>Camarade {index + 1}</legend>
          <TextField name={`referents.${index}.name`} label="Nom et prénoms" required />
          <FieldRow>
            <PhoneField
              name={`referents.${index}.phone_number`}
              label="Téléphone"
              required
              autoComplete="off"
            />
            <EmailField
              name={`referents.${index}.email`}
              label="E-mail (facultatif)"
              autoComplete="off"
            />
          </FieldRow>
        </fieldset>
      ))}
    </Section>
  );
}
