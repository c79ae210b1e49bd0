import { PhoneField, RadioField, TextAreaField, TextField } from '@alumni/shared-ui/antd-form';
import { CountryField, SelectField } from '@alumni/shared-ui/antd-select';
import { FieldRow } from '@alumni/shared-ui/form';
import { useProfessions } from '../../api/references';
import { sexOptions } from '../../components/sex-labels';

export function PersonFields() {
  return (
    <>
      <FieldRow>
        <TextField name="nom" label="Nom" required autoComplete="family-name" maxLength={100} />
        <TextField
          name="prenoms"
          label="Prénom(s)"
          required
          autoComplete="given-name"
          maxLength={100}
        />
      </FieldRow>
      <RadioField name="sexe" label="Sexe" required options={sexOptions} />
      <CountryField name="nationalite" label="Nationalité" required autoComplete="off" />
      <FieldRow>
        <CountryField name="pays_residence" label="Pays de résidence" required />
        <TextField name="ville" label="Ville" autoComplete="address-level2" maxLength={200} />
      </FieldRow>
      <PhoneField name="telephone" label="Téléphone" required />
      <WorkFields />
      <TextAreaField name="biographie" label="Biographie" rows={8} maxLength={5000} />
    </>
  );
}

/** Shown to job seekers too, so that they can clear it. */
function WorkFields() {
  const { data: professions = [] } = useProfessions();
  return (
    <FieldRow>
      <SelectField
        name="profession_id"
        label="Profession"
        options={professions.map((one) => ({ value: one.id, label: one.name }))}
      />
      <TextField name="employeur" label="Employeur" autoComplete="organization" maxLength={200} />
    </FieldRow>
  );
}
