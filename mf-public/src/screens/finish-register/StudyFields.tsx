import { campusCountries, lastGrades, type Category } from '@alumni/shared-contract';
import {
  FieldRow,
  MultiSelectField,
  SelectField,
  TextField,
  useFormValue,
  YearField,
} from '@alumni/shared-ui/form';
import { Section } from '@alumni/shared-ui/page';
import { seeksWork, type ProfileForm } from './profile-form';

export function StudyFields({ professions }: { professions: readonly Category[] }) {
  const profession = useFormValue<ProfileForm['profession']>('profession');
  return (
    <Section title="3. Profession et études">
      <SelectField
        name="profession"
        label="Profession"
        required
        options={professions.map(({ id, name }) => ({ value: id, label: name }))}
      />
      {!seeksWork(professions, profession) && (
        <TextField name="employeur" label="Employeur" required autoComplete="organization" />
      )}
      <MultiSelectField name="esgis" label="Campus" required options={campusCountries} />
      <FieldRow>
        <SelectField name="last_grade" label="Dernier diplôme" required options={lastGrades} />
        <YearField name="last_grade_year" label="Année du diplôme" required />
      </FieldRow>
    </Section>
  );
}
