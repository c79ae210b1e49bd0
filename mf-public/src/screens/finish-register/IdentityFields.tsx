import { maritalStatuses } from '@alumni/shared-contract';
import { DateField } from '@alumni/shared-ui/antd-date';
import { RadioField, TextField } from '@alumni/shared-ui/antd-form';
import { CountryField } from '@alumni/shared-ui/antd-select';
import { FieldRow } from '@alumni/shared-ui/form';
import { StepCard } from './StepCard';

const sexes = [
  { value: 'F', label: 'Féminin' },
  { value: 'M', label: 'Masculin' },
];
const youngest = 15;

export function IdentityFields() {
  return (
    <StepCard title="1. Identité">
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
    </StepCard>
  );
}

function latestBirth(): string {
  const day = new Date();
  day.setFullYear(day.getFullYear() - youngest);
  return day.toISOString().slice(0, 10);
}
