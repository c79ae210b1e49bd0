import { texts, type StudyPathRow } from '@alumni/shared-contract';
import { useFormValue, useRows } from '@alumni/shared-ui/form';
import { Section } from '@alumni/shared-ui/antd-page';
import DeleteOutlined from '@ant-design/icons/es/icons/DeleteOutlined';
import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import { StudyPathRowFields } from './StudyPathRowFields';
import type { PathForm } from './profile-form';
import styles from './StudyPathFields.module.css';

const newRow: PathForm = { success: '0' };

/**
 * 'Mon parcours': one row per diploma, at least one.
 * @param saved the path of the saved profile
 */
export function StudyPathFields({ saved }: { saved: StudyPathRow[] }) {
  const { rows, add, remove, error } = useRows<PathForm>('parcours');
  return (
    <Section
      title="Mon parcours"
      actions={
        <Button icon={<PlusOutlined aria-hidden aria-label="" />} onClick={() => add(newRow)}>
          Ajouter
        </Button>
      }
    >
      {error && <Alert type="error" showIcon title={error} />}
      {rows.length === 0 && <p className={styles.none}>{texts.emptyList}</p>}
      {rows.map(({ key, name, index }) => (
        <fieldset key={key} className={styles.row}>
          <legend>Étape {index + 1}</legend>
          <StudyPathRowFields name={name} saved={saved.map(fieldOf)} />
          <Button
            danger
            icon={<DeleteOutlined aria-hidden aria-label="" />}
            onClick={() => remove(index)}
          >
            Retirer<span className="visually-hidden"> l’étape {index + 1}</span>
          </Button>
        </fieldset>
      ))}
    </Section>
  );
}

const fieldOf = ({ id_filiere, filiere }: StudyPathRow) => ({ id: id_filiere, nom: filiere.nom });

/** Whether the rule 'at least one row' is broken. */
export const useMissingPath = () => (useFormValue<PathForm[]>('parcours') ?? []).length === 0;
