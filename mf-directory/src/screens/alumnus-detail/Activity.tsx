import CheckCircleOutlined from '@ant-design/icons/es/icons/CheckCircleOutlined';
import EyeOutlined from '@ant-design/icons/es/icons/EyeOutlined';
import ClockCircleOutlined from '@ant-design/icons/es/icons/ClockCircleOutlined';
import type { Alumnus } from '@alumni/shared-contract';
import { formatDateAdmin, formatNumber } from '@alumni/shared-ui/text';
import { Facts } from '../../components/Facts';

/** How often the person signs in and is looked at. */
export function Activity({ alumnus }: { alumnus: Alumnus }) {
  return (
    <Facts
      facts={[
        {
          icon: <ClockCircleOutlined aria-hidden />,
          label: 'Connexions',
          value: countOf(alumnus.nombre_connexions),
        },
        {
          icon: <EyeOutlined aria-hidden />,
          label: 'Vues du profil',
          value: countOf(alumnus.nombre_vues),
        },
        ...(alumnus.confirmed_at === undefined
          ? []
          : [
              {
                icon: <CheckCircleOutlined aria-hidden />,
                label: 'Profil confirmé le',
                value: formatDateAdmin(alumnus.confirmed_at) || null,
              },
            ]),
      ]}
    />
  );
}

const countOf = (count: number | null) => (count === null ? null : formatNumber(count));
