import { useRefresh } from '@alumni/shared-auth';
import { texts, type Alumnus } from '@alumni/shared-contract';
import { LinkButton } from '@alumni/shared-ui/antd-link';
import { Section } from '@alumni/shared-ui/antd-page';
import { attempt, lazyPart, notifySuccess, useAskedDelete } from '@alumni/shared-ui/feedback';
import { href } from '@alumni/shared-ui/router';
import Button from 'antd/es/button';
import { useState } from 'react';
import { approveAlumnus, deleteAlumnus, fullName, sendAccess } from '../../api/alumni';
import styles from './AccountSection.module.css';
import { useBackToList } from './useListContext';

const ApproveDialog = lazyPart(
  async () => (await import('../../components/ApproveDialog')).ApproveDialog,
);

interface AccountSectionProps {
  alumnus: Alumnus;
  /** Called when the profile must be fetched again. */
  onChange: () => void;
}

/** Account actions for staff: type, creation link, journal, deletion. */
export function AccountSection({ alumnus, onChange }: AccountSectionProps) {
  return (
    <Section title="Gestion du compte">
      <div className={styles.lines}>
        {alumnus.approved === 1 && <TypeLine alumnus={alumnus} onChange={onChange} />}
        <AccessLine alumnus={alumnus} />
        <JournalLine alumnus={alumnus} />
        <DeletionLine alumnus={alumnus} />
      </div>
    </Section>
  );
}

/** Gives an approved person a type, or changes it. */
function TypeLine({ alumnus, onChange }: AccountSectionProps) {
  const [open, setOpen] = useState(false);
  const type = alumnus.alumni_type;
  const saved = () => {
    setOpen(false);
    notifySuccess(texts.done, fullName(alumnus));
    onChange();
  };
  return (
    <div className={styles.line}>
      <p>Type d’alumni : {type?.name ?? 'aucun'}.</p>
      <Button onClick={() => setOpen(true)}>{type ? 'Changer le type' : 'Donner un type'}</Button>
      {open && (
        <ApproveDialog
          person={alumnus}
          approve={(chosen) => approveAlumnus(alumnus.id, chosen)}
          onClose={() => setOpen(false)}
          onApproved={saved}
        />
      )}
    </div>
  );
}

/** For people added by staff who have not used the mailed link. */
function AccessLine({ alumnus }: { alumnus: Alumnus }) {
  const [busy, setBusy] = useState(false);
  if (alumnus.has_password !== 0) return null;
  const invite = async () => {
    setBusy(true);
    await attempt(() => sendAccess(alumnus.id), fullName(alumnus), texts.doneCheckMail);
    setBusy(false);
  };
  const isClosed = alumnus.is_activate === 0;
  return (
    <div className={styles.line}>
      <p>
        Cette personne n’a pas encore choisi de mot de passe.
        {isClosed && ' Son compte est inactif : activez-le pour lui renvoyer un lien.'}
      </p>
      {!isClosed && (
        <Button loading={busy} aria-busy={busy || undefined} onClick={() => void invite()}>
          Renvoyer le lien de création
        </Button>
      )}
    </div>
  );
}

function JournalLine({ alumnus }: { alumnus: Alumnus }) {
  return (
    <div className={styles.line}>
      <p>Ce que l’équipe a fait de ce compte.</p>
      <LinkButton to={href('audit_journal', {}, { person: alumnus.id })}>Journal</LinkButton>
    </div>
  );
}

function DeletionLine({ alumnus }: { alumnus: Alumnus }) {
  const ask = useAskedDelete();
  const refresh = useRefresh('/api/users/students/list');
  const back = useBackToList();
  const name = fullName(alumnus);
  const remove = async () => {
    const gone = await ask({
      question: 'Voulez-vous vraiment supprimer ce compte ?',
      name,
      text: `${name} disparaît de l’annuaire tout de suite, et en est averti par email. Ses données sont effacées plus tard, sauf si la personne se connecte d’ici là.`,
      remove: () => deleteAlumnus(alumnus.id).then(refresh),
    });
    if (gone) back();
  };
  return (
    <div className={styles.line}>
      <p>Supprimer le compte le retire de l’annuaire.</p>
      <Button danger onClick={() => void remove()}>
        Supprimer le compte
      </Button>
    </div>
  );
}
