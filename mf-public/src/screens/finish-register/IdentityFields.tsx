import { maritalStatuses } from '@alumni/shared-contract';
import { DateField, FieldRow, RadioField, TextField } from '@alumni/shared-ui/form';
import { CountryField } from '@alumni/shared-ui/select-field';
import { Section } from '@alumni/shared-ui/page';

const sexes = [
  { value: 'F', label: 'Féminin' },
  { value: 'M', label: 'Masculin' },
];
const youngest = 15;

export function IdentityFields() {
  return (
    <Section title="1. Identité">
      <FieldRow>
        <TextField name="nom" label="Nom" required autoComplete="family-name" />
        <TextField name="prenoms" label="Prénom(s)" required autoComplete="given-name" />
      </FieldRow>
      <RadioField name="sexe" label="Sexe" required options={sexes} />
      <DateField
        name="birth_date"
        label="Date de naissance"
        required
        max={latestBirth()}
        autoComplete="bday"
      />
      <CountryField name="nationalite" label="Nationalité" required />
      <RadioField
        name="marital_status"
        label="Situation matrimoniale"
        required
        options={maritalStatuses}
      />
    </Section>
  );
}

function latestBirth(): string {
  const day = new Date();
  day.setFullYear(day.getFullYear() - youngest);
  return day.toISOString().slice(0, 10);
}
