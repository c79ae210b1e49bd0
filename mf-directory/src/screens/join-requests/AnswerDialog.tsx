import { joinTextLength, type JoinAnswerInput, type JoinRequest } from '@alumni/shared-contract';
import { TextAreaField, TextField } from '@alumni/shared-ui/antd-form';
import { FormDialog } from '@alumni/shared-ui/dialog';
import { useConfirm } from '@alumni/shared-ui/feedback';
import { useFormChange, useFormValue } from '@alumni/shared-ui/form';
import { href } from '@alumni/shared-ui/router';
import { formatDateAdmin } from '@alumni/shared-ui/text';
import Button from 'antd/es/button';
import { useJoinRequest, useJoinRequestWrites } from '../../api/join-requests';
import styles from './AnswerDialog.module.css';
import { preparedAnswers } from './prepared-answers';

interface AnswerDialogProps {
  request: JoinRequest;
  onClose: () => void;
}

/** An answer by mail, written or started from a prepared text. */
export function AnswerDialog({ request, onClose }: AnswerDialogProps) {
  const { data: seen = request } = useJoinRequest(request.id);
  const { change } = useJoinRequestWrites();
  return (
    <FormDialog<JoinAnswerInput>
      title="Répondre à une demande"
      submitLabel="Envoyer"
      initialValues={empty}
      onSubmit={(answer) => change(seen, { answer })}
      onFailure="inline"
      fieldOf={fieldOf}
      doneText="Réponse envoyée"
      about={() => request.email}
      onClose={onClose}
    >
      <p>
        À {request.email}, {request.profession}
      </p>
      <SentAnswers request={request} />
      <PreparedTexts />
      <TextField name="subject" label="Objet" required maxLength={200} />
      <TextAreaField
        name="message"
        label="Message"
        required
        rows={10}
        maxLength={joinTextLength.message}
        hint="« Bonjour, » est écrit avant, le nom du réseau après."
      />
    </FormDialog>
  );
}

const empty: JoinAnswerInput = { subject: '', message: '' };
const fieldOf = { 'answer.subject': 'subject', 'answer.message': 'message' };

/** So that nobody answers twice without knowing. */
function SentAnswers({ request }: { request: JoinRequest }) {
  const { data } = useJoinRequest(request.id);
  if (!data || data.answers.length === 0) return null;
  return (
    <ul className={styles.sent} aria-label="Réponses déjà envoyées">
      {data.answers.map(({ id, author, subject, message, created_at }) => (
        <li key={id}>
          <strong>{subject}</strong>
          <small>
            {formatDateAdmin(created_at)}
            {author && `, ${author}`}
          </small>
          <p>{message}</p>
        </li>
      ))}
    </ul>
  );
}

/** Buttons that fill the form; a text of one's own is replaced after a question. */
function PreparedTexts() {
  const setField = useFormChange();
  const written = useFormValue<string>('message') ?? '';
  const confirm = useConfirm();
  const texts = preparedAnswers(location.origin + href('register'));
  const isOwn = written.trim() !== '' && texts.every(({ message }) => message !== written);
  const take = async ({ subject, message }: (typeof texts)[number]) => {
    const isSure =
      !isOwn ||
      (await confirm({
        title: 'Remplacer votre texte ?',
        text: 'Le texte préparé prend la place de ce que vous avez écrit.',
        confirmLabel: 'Remplacer',
      }));
    if (!isSure) return;
    setField('subject', subject);
    setField('message', message);
  };
  return (
    <div role="group" aria-label="Textes préparés" className={styles.prepared}>
      {texts.map((text) => (
        <Button key={text.label} onClick={() => void take(text)}>
          {text.label}
        </Button>
      ))}
    </div>
  );
}
