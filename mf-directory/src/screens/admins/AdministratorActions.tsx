import { texts, type Administrator, type CurrentUser } from '@alumni/shared-contract';
import { RowActions } from '@alumni/shared-ui/data-table';
import { attempt, useAskedDelete, useConfirm } from '@alumni/shared-ui/feedback';
import { fullName } from '../../api/alumni';
import { useAdministratorWrites } from '../../api/administrators';
import styles from './AdministratorActions.module.css';
import { mayChange, mayDelete, mayGetLink, mayResetFactor } from './who-may';

interface AdministratorActionsProps {
  administrator: Administrator;
  viewer: CurrentUser | null;
  onEdit: () => void;
  onDeleted: () => void;
}

/** Actions of this viewer on a staff account, or why there are none. */
export function AdministratorActions(props: AdministratorActionsProps) {
  const { administrator, viewer, onEdit, onDeleted } = props;
  const { sendAccess } = useAdministratorWrites();
  const askDelete = useDelete(administrator, onDeleted);
  const askReset = useFactorReset(administrator);
  const name = fullName(administrator);
  if (!mayChange(viewer, administrator)) {
    return <span className={styles.reason}>Réservé aux administrateurs</span>;
  }
  const invite = () => void attempt(() => sendAccess(administrator.id), name, texts.doneCheckMail);
  return (
    <RowActions
      label={`Actions pour ${name}`}
      actions={[
        { key: 'edit', label: 'Modifier', onSelect: onEdit },
        mayGetLink(viewer, administrator) && {
          key: 'access',
          label: 'Renvoyer le lien de création',
          onSelect: invite,
        },
        mayResetFactor(viewer, administrator) && {
          key: 'factor',
          label: 'Réinitialiser le second facteur',
          onSelect: askReset,
        },
        mayDelete(viewer, administrator) && {
          key: 'delete',
          label: 'Supprimer',
          danger: true,
          onSelect: askDelete,
        },
      ]}
    />
  );
}

function useFactorReset(administrator: Administrator) {
  const confirm = useConfirm();
  const { resetFactor } = useAdministratorWrites();
  const name = fullName(administrator);
  const askThenReset = async () => {
    const sure = await confirm({
      title: 'Réinitialiser le second facteur ?',
      text: `${name} se connectera avec son seul mot de passe, et ses sessions prennent fin. Assurez-vous d’abord, de vive voix, que la demande vient bien de cette personne.`,
      confirmLabel: 'Réinitialiser',
      danger: true,
    });
    if (sure) await attempt(() => resetFactor(administrator.id), name);
  };
  return () => void askThenReset();
}

function useDelete(administrator: Administrator, onDeleted: () => void) {
  const ask = useAskedDelete();
  const { remove } = useAdministratorWrites();
  const name = fullName(administrator);
  const askThenDelete = async () => {
    const gone = await ask({
      question: texts.confirmAdministratorDelete,
      name,
      text: `${name} n’aura plus aucun droit, et ses sessions prennent fin.`,
      remove: () => remove(administrator.id),
    });
    if (gone) onDeleted();
  };
  return () => void askThenDelete();
}
