export const messageSent =
  'Votre message a été transmis à l’équipe du réseau. Elle vous répondra par e-mail.';
export const memberMessageSent = 'Votre message est envoyé';
