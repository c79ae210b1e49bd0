import type { Alumnus } from '@alumni/shared-contract';
import { formatPhone } from '@alumni/shared-ui/text';
import { Facts } from '../../components/Facts';
import { sexLabels } from '../../components/sex-labels';

export function OwnFacts({ profile }: { profile: Alumnus }) {
  const { nationalite, pays_residence, ville, telephone, profession, employeur, sexe } = profile;
  return (
    <Facts
      facts={[
        { label: 'Nationalité', value: nationalite },
        { label: 'Résidence', value: [ville, pays_residence].filter(Boolean).join(', ') || null },
        { label: 'Téléphone', value: telephone && formatPhone(telephone) },
        { label: 'Profession', value: profession?.name },
        ...(employeur ? [{ label: 'Employeur', value: employeur }] : []),
        { label: 'Sexe', value: sexe && sexLabels[sexe] },
      ]}
    />
  );
}
