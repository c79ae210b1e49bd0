import {
  longestMessage,
  texts,
  type Alumnus,
  type MemberMessageInput,
} from '@alumni/shared-contract';
import { TextAreaField } from '@alumni/shared-ui/antd-form';
import { FormDialog } from '@alumni/shared-ui/dialog';
import { fullName, writeTo } from '../../api/alumni';

interface WriteDialogProps {
  alumnus: Alumnus;
  onClose: () => void;
}

/** A message to the person by mail, whose address stays hidden. */
export function WriteDialog({ alumnus, onClose }: WriteDialogProps) {
  const name = fullName(alumnus);
  return (
    <FormDialog<MemberMessageInput>
      title={`Écrire à ${name}`}
      submitLabel="Envoyer"
      initialValues={empty}
      onSubmit={({ message }) => writeTo(alumnus.id, message)}
      onFailure="inline"
      doneText={texts.memberMessageSent}
      about={() => name}
      onClose={onClose}
    >
      <p>
        Le message part par e-mail, sans montrer l’adresse de cette personne. La vôtre est jointe,
        pour qu’elle puisse vous répondre.
      </p>
      <TextAreaField
        name="message"
        label="Votre message"
        required
        rows={8}
        maxLength={longestMessage}
      />
    </FormDialog>
  );
}

const empty: MemberMessageInput = { message: '' };
