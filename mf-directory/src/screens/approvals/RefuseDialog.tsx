import { refusalLength, type WaitingPerson } from '@alumni/shared-contract';
import { TextAreaField } from '@alumni/shared-ui/antd-form';
import { FormDialog } from '@alumni/shared-ui/dialog';
import { useFormChange } from '@alumni/shared-ui/form';
import Button from 'antd/es/button';
import { fullName } from '../../api/alumni';
import { preparedReasons } from './prepared-reasons';
import styles from './RefuseDialog.module.css';

interface RefuseDialogProps {
  person: WaitingPerson;
  refuse: (reason: string) => Promise<void>;
  onClose: () => void;
}

/** The reason of a refusal: it is mailed to the person. */
export function RefuseDialog({ person, refuse, onClose }: RefuseDialogProps) {
  return (
    <FormDialog<{ reason: string }>
      title={`Refuser l’inscription de ${fullName(person)}`}
      submitLabel="Refuser et prévenir la personne"
      initialValues={{ reason: '' }}
      onSubmit={({ reason }) => refuse(reason)}
      onFailure="inline"
      doneText="Inscription refusée"
      about={() => fullName(person)}
      onClose={onClose}
    >
      <PreparedReasons />
      <TextAreaField
        name="reason"
        label="Raison"
        required
        rows={5}
        maxLength={refusalLength}
        hint="Envoyée par e-mail dans une minute. La personne peut corriger son profil : son inscription revient alors dans la file."
      />
    </FormDialog>
  );
}

function PreparedReasons() {
  const setField = useFormChange();
  return (
    <div role="group" aria-label="Raisons préparées" className={styles.prepared}>
      {preparedReasons.map(({ label, reason }) => (
        <Button key={label} onClick={() => setField('reason', reason)}>
          {label}
        </Button>
      ))}
    </div>
  );
}
