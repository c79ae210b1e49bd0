import { CheckboxField } from '@alumni/shared-ui/antd-choice';
import { SelectField, YearField } from '@alumni/shared-ui/antd-select';
import { FieldRow, useFormChange, useFormValue } from '@alumni/shared-ui/form';
import type { Field } from '@alumni/shared-contract';
import { useEffect, useRef, useState } from 'react';
import { useCampuses, useDiplomas, useFields } from '../../api/references';

interface StudyPathRowFieldsProps {
  name: string;
  /** Fields of study of the saved path, shown until the list of a diploma is asked. */
  saved: Field[];
}

/**
 * A row of the study path; the fields of study depend on the diploma. Their list is asked when the
 * person comes to it: a call for each row would weigh on a slow network.
 */
export function StudyPathRowFields({ name, saved }: StudyPathRowFieldsProps) {
  const diploma = useFormValue<number>(`${name}.id_diplome`);
  const { data: diplomas = [] } = useDiplomas();
  const { data: campuses = [] } = useCampuses();
  const [isAsked, setAsked] = useState(false);
  const fields = useFieldsOfDiploma(name, diploma || undefined, isAsked) ?? saved;
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
        onFocus={() => setAsked(true)}
      />
      <FieldRow>
        <YearField name={`${name}.start_year`} label="Année de début" required />
        <YearField name={`${name}.end_year`} label="Année de fin" required />
      </FieldRow>
      <CheckboxField name={`${name}.success`} label="Diplôme obtenu" on="1" off="0" />
    </>
  );
}

/**
 * Fields of study of a diploma, undefined until they are asked. A new diploma asks for them, and
 * clears one that it does not offer.
 */
function useFieldsOfDiploma(row: string, diploma: number | undefined, isAsked: boolean) {
  const name = `${row}.id_filiere`;
  const chosen = useFormValue<number>(name);
  const [first] = useState(diploma);
  const { data: offered } = useFields(diploma, isAsked || diploma !== first);
  const change = useFormChange();
  const checked = useRef(diploma);
  useEffect(() => {
    if (!offered || checked.current === diploma) return;
    checked.current = diploma;
    if (chosen && !offered.some(({ id }) => id === chosen)) change(name, null);
  }, [diploma, offered, chosen, name, change]);
  return offered;
}
