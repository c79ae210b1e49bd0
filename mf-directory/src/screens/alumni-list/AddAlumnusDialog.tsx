import { texts, type StudentInput } from '@alumni/shared-contract';
import {
  EmailField,
  PhoneField,
  RadioField,
  SubmitButton,
  TextField,
} from '@alumni/shared-ui/antd-form';
import { CountryField, SelectField } from '@alumni/shared-ui/antd-select';
import { Dialog } from '@alumni/shared-ui/dialog';
import { notifySuccess } from '@alumni/shared-ui/feedback';
import { FieldRow, Form, FormActions } from '@alumni/shared-ui/form';
import Button from 'antd/es/button';
import { addAlumnus } from '../../api/alumni';
import { useProfessions } from '../../api/references';
import { sexOptions } from '../../components/sex-labels';

interface AddAlumnusDialogProps {
  onClose: () => void;
  onAdded: () => void;
}

/** Staff add an alumnus, who receives a link to choose a password. */
export function AddAlumnusDialog({ onClose, onAdded }: AddAlumnusDialogProps) {
  const added = () => {
    notifySuccess(texts.alumnusAdded);
    onAdded();
    onClose();
  };
  return (
    <Dialog open title="Ajouter un ancien" onClose={onClose}>
      <Form<StudentInput>
        guard={false}
        onFailure="inline"
        onSubmit={(values) => addAlumnus(values)}
        onSuccess={added}
      >
        <AlumnusFields />
        <FormActions>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <SubmitButton>Ajouter</SubmitButton>
        </FormActions>
      </Form>
    </Dialog>
  );
}

function AlumnusFields() {
  const { data: professions = [] } = useProfessions();
  return (
    <>
      <FieldRow>
        <TextField name="nom" label="Nom" required maxLength={100} />
        <TextField name="prenoms" label="Prénom(s)" required maxLength={100} />
      </FieldRow>
      <EmailField name="email" label="E-mail" required autoComplete="off" />
      <PhoneField name="telephone" label="Téléphone" autoComplete="off" />
      <RadioField name="sexe" label="Sexe" options={sexOptions} />
      <FieldRow>
        <CountryField name="nationalite" label="Nationalité" />
        <CountryField name="pays_residence" label="Pays de résidence" />
      </FieldRow>
      <FieldRow>
        <SelectField
          name="profession"
          label="Profession"
          options={professions.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <TextField name="employeur" label="Employeur" maxLength={200} />
      </FieldRow>
    </>
  );
}
