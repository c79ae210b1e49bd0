import { lastGrades } from '@alumni/shared-contract';
import { TextField } from '@alumni/shared-ui/antd-form';
import { CountryField, SelectField, YearField } from '@alumni/shared-ui/antd-select';
import { FieldRow } from '@alumni/shared-ui/form';
import { useCampuses, useFields, useProfessions } from '../../api/references';
import { sexOptions } from '../../components/sex-labels';
import type { AlumniFilter } from './alumni-filters';
import { useWaitsForApproval } from './useWaitsForApproval';

export type AdvancedSearch = Partial<Record<AlumniFilter | 'search', string | number>>;

export function AdvancedSearchFields() {
  const waits = useWaitsForApproval();
  const { data: campuses = [] } = useCampuses();
  const { data: professions = [] } = useProfessions();
  return (
    <>
      <TextField name="search" label="Recherche" />
      <FieldRow>
        <SelectField
          name="esgis"
          label="Campus"
          placeholder="Tous"
          options={campuses.map(({ pays }) => pays)}
        />
        <YearField name="first_year" label="Année de début" placeholder="Toutes" />
        <YearField name="last_grade_year" label="Année de fin" placeholder="Toutes" />
      </FieldRow>
      <SelectField
        name="profession"
        label="Profession"
        placeholder="Toutes"
        options={professions.map(({ name }) => name)}
      />
      {waits ? <WithheldFacts /> : <SharedFactsFields />}
    </>
  );
}

/** Filters on facts that the viewer may not see: the API refuses them until approval. */
function WithheldFacts() {
  return (
    <p>
      Filière, diplôme, sexe, pays, ville, nationalité et employeur : disponibles dès que votre
      inscription est approuvée.
    </p>
  );
}

function SharedFactsFields() {
  const { data: fields = [] } = useFields();
  return (
    <>
      <SelectField name="sexe" label="Sexe" placeholder="Tous" options={sexOptions} />
      <FieldRow>
        <SelectField
          name="filiere"
          label="Filière"
          placeholder="Toutes"
          options={fields.map(({ nom }) => nom)}
        />
        <SelectField
          name="last_grade"
          label="Dernier diplôme"
          placeholder="Tous"
          options={lastGrades}
        />
      </FieldRow>
      <FieldRow>
        <CountryField name="pays_residence" label="Pays de résidence" />
        <CountryField name="nationalite" label="Nationalité" />
      </FieldRow>
      <FieldRow>
        <TextField name="ville" label="Ville" />
        <TextField name="employeur" label="Employeur" />
      </FieldRow>
    </>
  );
}
