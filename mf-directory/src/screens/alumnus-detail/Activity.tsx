import type { Alumnus } from '@alumni/shared-contract';
import { formatNumber } from '@alumni/shared-ui/text';
import { Facts } from '../../components/Facts';

export function Activity({ alumnus }: { alumnus: Alumnus }) {
  return (
    <Facts
      facts={[
        { icon: 'enter', label: 'Connexions', value: countOf(alumnus.nombre_connexions) },
        { icon: 'eye', label: 'Vues du profil', value: countOf(alumnus.nombre_vues) },
      ]}
    />
  );
}

const countOf = (count: number | null) => (count === null ? null : formatNumber(count));
