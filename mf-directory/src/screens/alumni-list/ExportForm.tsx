import { keepOwn, readOwn } from '@alumni/shared-auth';
import { exportColumnNames, exportColumns, texts, type ExportInput } from '@alumni/shared-contract';
import { MultiSelectField } from '@alumni/shared-ui/antd-choice';
import { RadioField, SubmitButton } from '@alumni/shared-ui/antd-form';
import { Form, FormActions } from '@alumni/shared-ui/form';
import { formatNumber } from '@alumni/shared-ui/text';
import Button from 'antd/es/button';
import { startExport } from '../../api/exports';
import { askedFilters, type AlumniListParams } from './alumni-filters';

type Choice = Pick<ExportInput, 'columns' | 'format'>;

interface ExportFormProps {
  list: AlumniListParams;
  total: number | undefined;
  ids: number[] | undefined;
  onStarted: (id: number) => void;
  onClose: () => void;
}

const lastChoice = 'alumni-export-choice';
const rememberedDays = 90;
const usual: Choice = {
  columns: ['nom', 'prenoms', 'email', 'telephone', 'profession', 'employeur', 'campuses'],
  format: 'xlsx',
};

/** Columns and format; the last choice is remembered on this device. */
export function ExportForm({ list, total, ids, onStarted, onClose }: ExportFormProps) {
  const start = async (choice: Choice) => {
    const who = ids ? { ids } : { filters: askedFilters(list) };
    const id = await startExport({ ...who, ...choice });
    keepOwn(lastChoice, choice, rememberedDays);
    return id;
  };
  return (
    <Form<Choice>
      guard={false}
      onFailure="inline"
      initialValues={readOwn<Choice>(lastChoice) ?? usual}
      onSubmit={start}
      onSuccess={(id) => onStarted(id as number)}
    >
      <p>{whoIsIn(total, ids !== undefined, list.isFiltered)}</p>
      <MultiSelectField
        name="columns"
        label="Colonnes"
        required
        layout="columns"
        options={exportColumnNames.map((name) => ({ value: name, label: exportColumns[name] }))}
      />
      <RadioField
        name="format"
        label="Format"
        options={[
          { value: 'xlsx', label: 'Classeur Excel (.xlsx)' },
          { value: 'csv', label: 'Texte (.csv, séparé par des points-virgules)' },
        ]}
      />
      <FormActions>
        <Button onClick={onClose}>{texts.cancel}</Button>
        <SubmitButton>Préparer le fichier</SubmitButton>
      </FormActions>
    </Form>
  );
}

function whoIsIn(total: number | undefined, isChosen: boolean, isFiltered: boolean): string {
  const count = total === undefined ? '' : ` (${formatNumber(total)})`;
  const who = isChosen
    ? 'Les anciens sélectionnés'
    : isFiltered
      ? 'Les anciens que montrent les filtres'
      : 'Tous les anciens';
  return `${who}${count}. Le journal indique qui a exporté quoi.`;
}
