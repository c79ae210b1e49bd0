import type { Config } from '../../config/read-config';
import type { Mail } from '../mail';
import { letter, nameOf, type Addressee } from './layout';

/** Staff approved a member, with this type. */
export function approvalMail(config: Config, person: Addressee, typeName: string | null): Mail {
  const asType = typeName ? ` comme « ${typeName} »` : '';
  return letter(config, {
    kind: 'approval',
    to: person.email,
    subject: 'Votre compte est approuvé',
    greeting: `Félicitations${nameOf(person)} !`,
    paragraphs: [
      `Votre profil a été approuvé${asType}. L’annuaire des anciens vous est maintenant ouvert en entier.`,
      'Complétez votre profil pour que vos camarades de promotion vous retrouvent.',
    ],
    action: { label: 'Ouvrir l’annuaire', url: `${config.BASE_URL}/admin/students` },
    reason: `Vous recevez ce message parce que vous êtes inscrit à ${config.NETWORK_NAME}.`,
  });
}
