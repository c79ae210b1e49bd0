export const requestFailed = 'Oups quelque chose s’est mal passé';
export const done = 'Opération effectuée';
export const doneCheckMail = 'Opération effectuée, vérifiez vos emails';
export const attention = 'Attention!';
export const serverMessagePrefix = 'Oops.. ';
export const emptyList = 'Aucun résultat';
export const retry = 'Réessayer';
export const cancel = 'Annuler';
export const noValue = '---';
export const characterRefused =
  'Ce texte contient un caractère invisible qui n’est pas accepté. Retapez-le au lieu de le coller.';
export const offlineFailure = 'Vous êtes hors ligne : réessayez au retour du réseau.';
export const offline = 'Vous êtes hors ligne. Ce que vous avez saisi est conservé.';
