import type { Alumnus } from '@alumni/shared-contract';
import { Facts } from '../../components/Facts';
import { sexLabels } from '../../components/sex-labels';

export function OwnFacts({ profile }: { profile: Alumnus }) {
  const { nationalite, pays_residence, telephone, profession, employeur, sexe } = profile;
  return (
    <Facts
      facts={[
        { label: 'Nationalité', value: nationalite },
        { label: 'Résidence', value: pays_residence },
        { label: 'Téléphone', value: telephone },
        { label: 'Profession', value: profession?.name },
        ...(employeur ? [{ label: 'Employeur', value: employeur }] : []),
        { label: 'Sexe', value: sexe && sexLabels[sexe] },
      ]}
    />
  );
}
