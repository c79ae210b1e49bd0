import { callNoteLength, texts, type Referent, type ReferentCall } from '@alumni/shared-contract';
import { Avatar } from '@alumni/shared-ui/antd-page';
import { notifyFailure } from '@alumni/shared-ui/feedback';
import { formatDateAdmin, formatPhone } from '@alumni/shared-ui/text';
import Checkbox from 'antd/es/checkbox';
import TextArea from 'antd/es/input/TextArea';
import { useId, useState } from 'react';
import { useApprovalNotes } from '../../api/approvals';
import styles from './ReferentCalls.module.css';

/** Classmates who can confirm the person; staff note whom they called, and what was said. */
export function ReferentCalls({ id, referents }: { id: number; referents: Referent[] }) {
  const { data: notes, noteCall } = useApprovalNotes(id);
  if (referents.length === 0) return <p className={styles.none}>{texts.noReferent}</p>;
  return (
    <ul className={styles.list}>
      {referents.map((referent) => (
        <li key={referent.id} className={styles.row}>
          <Avatar name={referent.name} size="small" decorative />
          <div className={styles.words}>
            <strong>{referent.name}</strong>
            {referent.phone_number && (
              <a href={`tel:${referent.phone_number}`}>{formatPhone(referent.phone_number)}</a>
            )}
            {notes && (
              <Call
                name={referent.name}
                call={notes.calls.find((call) => call.id === referent.id)}
                save={(called, note) => noteCall(referent.id, { called, note })}
              />
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

interface CallProps {
  name: string;
  call: ReferentCall | undefined;
  save: (called: 0 | 1, note: string) => Promise<void>;
}

/** The box is saved at once, the note when its field is left; a failed one stays typed. */
function Call({ name, call, save }: CallProps) {
  const [note, setNote] = useState(call?.note ?? '');
  const field = useId();
  const isCalled = Boolean(call?.called_at);
  const send = (called: boolean) => save(called ? 1 : 0, note).catch(notifyFailure);
  return (
    <div className={styles.call}>
      <Checkbox
        checked={isCalled}
        aria-label={`${name} : appelé`}
        onChange={(event) => void send(event.target.checked)}
      >
        Appelé{call?.called_at && ` le ${formatDateAdmin(call.called_at)}`}
        {isCalled && call?.author && ` par ${call.author}`}
      </Checkbox>
      <label htmlFor={field} className="visually-hidden">
        Note sur {name}
      </label>
      <TextArea
        id={field}
        rows={2}
        placeholder="Note : ce que la personne a répondu"
        maxLength={callNoteLength}
        value={note}
        onChange={(event) => setNote(event.target.value)}
        onBlur={() => note.trim() !== (call?.note ?? '') && void send(isCalled)}
      />
    </div>
  );
}
