import { texts } from '@alumni/shared-contract';
import { useFormValue, useRows } from '@alumni/shared-ui/form';
import { InlineAlert } from '@alumni/shared-ui/feedback';
import { Button, Section } from '@alumni/shared-ui/page';
import { Icon } from '../../components/Icon';
import { StudyPathRowFields } from './StudyPathRowFields';
import type { PathForm } from './profile-form';
import styles from './StudyPathFields.module.css';

const newRow: PathForm = { success: '0' };

/** 'Mon parcours': one row per diploma, at least one. */
export function StudyPathFields() {
  const { rows, add, remove, error } = useRows<PathForm>('parcours');
  return (
    <Section
      title="Mon parcours"
      actions={
        <Button onClick={() => add(newRow)}>
          <Icon name="plus" />
          Ajouter
        </Button>
      }
    >
      {error && <InlineAlert kind="error">{error}</InlineAlert>}
      {rows.length === 0 && <p className={styles.none}>{texts.emptyList}</p>}
      {rows.map(({ key, name, index }) => (
        <fieldset key={key} className={styles.row}>
          <legend>Étape {index + 1}</legend>
          <StudyPathRowFields name={name} />
          <Button variant="danger" onClick={() => remove(index)}>
            Retirer<span className="visually-hidden"> l’étape {index + 1}</span>
          </Button>
        </fieldset>
      ))}
    </Section>
  );
}

/** Whether the rule 'at least one row' is broken. */
export const useMissingPath = () => (useFormValue<PathForm[]>('parcours') ?? []).length === 0;
