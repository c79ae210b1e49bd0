import { campusCountries, lastGrades } from '@alumni/shared-contract';
import { MultiSelectField } from '@alumni/shared-ui/antd-choice';
import { TextField } from '@alumni/shared-ui/antd-form';
import { SelectField, YearField } from '@alumni/shared-ui/antd-select';
import { FieldRow, useFormValue } from '@alumni/shared-ui/form';
import type { Profession } from '../../api/reference';
import { seeksWork, type ProfileForm } from './profile-form';
import { StepCard } from './StepCard';

export function StudyFields({ professions }: { professions: readonly Profession[] }) {
  const profession = useFormValue<ProfileForm['profession']>('profession');
  return (
    <StepCard title="3. Profession et études">
      <SelectField name="profession" label="Profession" required options={professions} />
      {!seeksWork(professions, profession) && (
        <TextField name="employeur" label="Employeur" required autoComplete="organization" />
      )}
      <MultiSelectField name="esgis" label="Campus" required options={campusCountries} />
      <FieldRow>
        <SelectField name="last_grade" label="Dernier diplôme" required options={lastGrades} />
        <YearField name="last_grade_year" label="Année du diplôme" required />
      </FieldRow>
    </StepCard>
  );
}
