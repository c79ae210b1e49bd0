import { statusOf, useSession } from '@alumni/shared-auth';
import { clearNotifications, notifyError, useConfirm } from '@alumni/shared-ui/feedback';
import { hasUnsavedChanges, href, useNavigate } from '@alumni/shared-ui/router';

/** 'Déconnexion': leads to the login page, or shows a message when it failed. */
export function useLogout(): () => Promise<void> {
  const { logout } = useSession();
  const navigate = useNavigate();
  const confirm = useConfirm();
  return async () => {
    if (hasUnsavedChanges() && !(await confirm(unsaved))) return;
    try {
      await logout();
    } catch (error) {
      notifyError(statusOf(error) === undefined ? noAnswer : refused);
      return;
    }
    clearNotifications();
    await navigate(href('login'), { replace: true });
  };
}

const refused = 'La déconnexion n’a pas abouti : vous êtes toujours connecté. Réessayez.';
const noAnswer = 'Le réseau ne répond pas : vous êtes toujours connecté. Réessayez à son retour.';

const unsaved = {
  title: 'Se déconnecter ?',
  text: 'Ce que vous avez saisi n’est pas enregistré.',
  cancelLabel: 'Rester',
  confirmLabel: 'Se déconnecter sans enregistrer',
  danger: true,
};
