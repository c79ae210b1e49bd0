interface PreparedAnswer {
  label: string;
  subject: string;
  message: string;
}

/**
 * French texts to start an answer from. The mail adds 'Bonjour,' before and the network's name after.
 * @param signUp address of the sign-up page
 */
export const preparedAnswers = (signUp: string): PreparedAnswer[] => [
  {
    label: 'Inviter à s’inscrire',
    subject: 'Rejoignez le réseau des anciens',
    message: `Merci de l’intérêt que vous portez au réseau des anciens.\n\nPour nous rejoindre, créez votre compte : ${signUp}\n\nIndiquez votre parcours et trois camarades qui vous connaissent : l’équipe vérifie votre inscription et vous écrit dès qu’elle est approuvée.`,
  },
  {
    label: 'Demander des précisions',
    subject: 'Votre demande pour rejoindre le réseau',
    message:
      'Merci de l’intérêt que vous portez au réseau des anciens.\n\nPour retrouver votre dossier, pouvez-vous nous indiquer votre nom, votre campus, votre filière et votre année de sortie ? Il suffit de répondre à ce message.',
  },
  {
    label: 'Décliner',
    subject: 'Votre demande pour rejoindre le réseau',
    message:
      'Merci de l’intérêt que vous portez au réseau des anciens.\n\nIl est réservé aux personnes diplômées de nos campus. Nous n’avons pas retrouvé votre parcours, et ne pouvons donc pas donner suite à votre demande. Si c’est une erreur, répondez à ce message : nous regarderons de nouveau.',
  },
];
