import {
  importFieldNames,
  importFields,
  type ImportColumns,
  type ImportMapping,
  type ImportState,
} from '@alumni/shared-contract';
import { RadioField, SubmitButton } from '@alumni/shared-ui/antd-form';
import { Section } from '@alumni/shared-ui/antd-page';
import { SelectField } from '@alumni/shared-ui/antd-select';
import { Form, FormActions } from '@alumni/shared-ui/form';
import { formatNumber } from '@alumni/shared-ui/text';
import Button from 'antd/es/button';
import { useAlumniTypes } from '../../api/references';
import styles from './ColumnsStep.module.css';

interface ColumnsStepProps {
  state: ImportState;
  map: (mapping: ImportMapping) => Promise<void>;
  onAgain: () => void;
}

interface Choice {
  columns: Partial<Record<keyof ImportColumns, number | ''>>;
  on_duplicate: ImportState['on_duplicate'];
  alumni_type_id: number | '';
}

const required = new Set(['nom', 'prenoms']);

/** Step 2: which column holds what, and what becomes of people who are there already. */
export function ColumnsStep({ state, map, onAgain }: ColumnsStepProps) {
  const { data: types = [] } = useAlumniTypes();
  return (
    <Section title={`« ${state.file_name} » : ${formatNumber(state.rows)} lignes`}>
      <Form<Choice>
        guard={false}
        onFailure="inline"
        initialValues={{
          columns: state.columns,
          on_duplicate: state.on_duplicate,
          alumni_type_id: state.alumni_type_id ?? '',
        }}
        onSubmit={(choice) => map(mappingOf(choice))}
      >
        <p>Vérifiez la colonne de chaque information ; un exemple de votre fichier est à côté.</p>
        <div className={styles.columns}>
          {importFieldNames.map((name) => (
            <SelectField
              key={name}
              name={`columns.${name}`}
              label={importFields[name]}
              required={required.has(name)}
              options={[
                ...(required.has(name) ? [] : [{ value: '', label: 'Pas dans le fichier' }]),
                ...state.headers.map((head, index) => ({
                  value: index,
                  label: withSample(head || `Colonne ${index + 1}`, index, state.samples),
                })),
              ]}
              placeholder="Pas dans le fichier"
            />
          ))}
        </div>
        <RadioField
          name="on_duplicate"
          label="Les personnes déjà dans l’annuaire"
          hint="Reconnues à leur e-mail, sinon au nom avec le campus et l’année. Vous pourrez choisir autrement pour chacune."
          options={[
            { value: 'skip', label: 'Les laisser telles quelles' },
            { value: 'complete', label: 'Compléter leurs informations vides' },
            { value: 'create', label: 'Ajouter quand même les homonymes' },
          ]}
        />
        <SelectField
          name="alumni_type_id"
          label="Les nouvelles personnes"
          options={[
            { value: '', label: 'Attendent leur approbation' },
            ...types.map(({ id, name }) => ({
              value: id,
              label: `Sont approuvées comme « ${name} »`,
            })),
          ]}
          placeholder="Attendent leur approbation"
        />
        <FormActions>
          <Button onClick={onAgain}>Choisir un autre fichier</Button>
          <SubmitButton>Vérifier les lignes</SubmitButton>
        </FormActions>
      </Form>
    </Section>
  );
}

function mappingOf({ columns, on_duplicate, alumni_type_id: type }: Choice): ImportMapping {
  const chosen = Object.entries(columns).filter(([, column]) => typeof column === 'number');
  return {
    columns: Object.fromEntries(chosen) as ImportColumns,
    on_duplicate,
    alumni_type_id: typeof type === 'number' ? type : null,
  };
}

/** 'Promo (2012)' */
function withSample(head: string, index: number, samples: string[][]): string {
  const sample = samples.map((row) => row[index]).find(Boolean);
  return sample ? `${head} (${sample})` : head;
}
