/** French texts to start a reason from. */
export const preparedReasons = [
  {
    label: 'Référents injoignables',
    reason:
      'Aucun des trois camarades que vous avez indiqués n’a pu confirmer votre inscription. Indiquez des camarades joignables, avec leur numéro.',
  },
  {
    label: 'Parcours introuvable',
    reason:
      'Nous n’avons pas retrouvé votre parcours dans nos registres. Vérifiez votre campus, votre filière et vos années.',
  },
  {
    label: 'Inscription en double',
    reason: 'Vous avez déjà un compte. Connectez-vous avec votre première adresse e-mail.',
  },
];
