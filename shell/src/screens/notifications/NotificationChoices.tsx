import { useSession } from '@alumni/shared-auth';
import { isStaff, texts, type Flag, type NotificationSettings } from '@alumni/shared-contract';
import { CardSkeleton, InlineAlert, Section } from '@alumni/shared-ui/antd-page';
import { failureText, notifyFailure } from '@alumni/shared-ui/feedback';
import Button from 'antd/es/button';
import Switch from 'antd/es/switch';
import { useId } from 'react';
import { useNotificationSettings } from '../../api/notifications';
import styles from './Notifications.module.css';

/** What the person wants to be told, and how; each choice is saved at once. */
export function NotificationChoices() {
  const { user } = useSession();
  const { data, error, mutate, save } = useNotificationSettings();
  const change = (name: keyof NotificationSettings) => (value: Flag) =>
    void save({ [name]: value }).catch(notifyFailure);
  return (
    <Section title="Mes choix">
      {data ? (
        <div>
          <Choice
            label="Nouvelles opportunités"
            hint="Dans la cloche, à chaque publication."
            value={data.opportunities}
            onChange={change('opportunities')}
          />
          <Choice
            label="Nouvelles opportunités par e-mail"
            hint="Dans l’heure, toutes celles d’une heure en un seul e-mail."
            value={data.opportunity_mails}
            onChange={change('opportunity_mails')}
          />
          <Choice
            label="Résumé de la semaine par e-mail"
            hint="Le lundi : les actualités et les opportunités de la semaine. Aucun e-mail si elle est calme."
            value={data.weekly_summary}
            onChange={change('weekly_summary')}
          />
          <Choice
            label="Messages des membres"
            hint="Un membre vous écrit par le réseau, sans voir votre adresse."
            value={data.member_messages}
            onChange={change('member_messages')}
          />
          {isStaff(user?.id_profil ?? null) && (
            <Choice
              label="Demandes et messages par e-mail"
              hint="Un e-mail à chaque demande pour rejoindre et à chaque message. Ils restent dans la cloche."
              value={data.staff_mails}
              onChange={change('staff_mails')}
            />
          )}
        </div>
      ) : error ? (
        <InlineAlert
          kind="error"
          action={<Button onClick={() => void mutate()}>{texts.retry}</Button>}
        >
          {failureText(error)}
        </InlineAlert>
      ) : (
        <CardSkeleton rows={2} />
      )}
    </Section>
  );
}

interface ChoiceProps {
  label: string;
  hint: string;
  value: Flag;
  onChange: (value: Flag) => void;
}

function Choice({ label, hint, value, onChange }: ChoiceProps) {
  const id = useId();
  return (
    <div className={styles.choice}>
      <div>
        <label htmlFor={id}>{label}</label>
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      </div>
      <Switch
        id={id}
        checked={value === 1}
        aria-describedby={`${id}-hint`}
        onChange={(checked) => onChange(checked ? 1 : 0)}
      />
    </div>
  );
}
