import {
  CheckboxField,
  FieldRow,
  SelectField,
  useFormValue,
  YearField,
} from '@alumni/shared-ui/form';
import { useCampuses, useDiplomas, useFields } from '../../api/references';

/** A row of the study path; the fields of study follow the diploma. */
export function StudyPathRowFields({ name }: { name: string }) {
  const diploma = useFormValue<number>(`${name}.id_diplome`);
  const { data: diplomas = [] } = useDiplomas();
  const { data: campuses = [] } = useCampuses();
  const { data: fields = [] } = useFields(diploma || undefined);
  return (
    <>
      <FieldRow>
        <SelectField
          name={`${name}.id_diplome`}
          label="Diplôme"
          required
          options={diplomas.map(({ id, nom }) => ({ value: id, label: nom }))}
        />
        <SelectField
          name={`${name}.id_esgis`}
          label="Campus"
          required
          options={campuses.map(({ id, pays }) => ({ value: id, label: pays }))}
        />
      </FieldRow>
      <SelectField
        name={`${name}.id_filiere`}
        label="Filière"
        required
        options={fields.map(({ id, nom }) => ({ value: id, label: nom }))}
      />
      <FieldRow>
        <YearField name={`${name}.start_year`} label="Année de début" required />
        <YearField name={`${name}.end_year`} label="Année de fin" required />
      </FieldRow>
      <CheckboxField name={`${name}.success`} label="Diplôme obtenu" on="1" off="0" />
    </>
  );
}
