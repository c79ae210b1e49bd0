import CalendarOutlined from '@ant-design/icons/es/icons/CalendarOutlined';
import EnvironmentOutlined from '@ant-design/icons/es/icons/EnvironmentOutlined';
import GiftOutlined from '@ant-design/icons/es/icons/GiftOutlined';
import MailOutlined from '@ant-design/icons/es/icons/MailOutlined';
import PhoneOutlined from '@ant-design/icons/es/icons/PhoneOutlined';
import ShopOutlined from '@ant-design/icons/es/icons/ShopOutlined';
import { texts, type Alumnus } from '@alumni/shared-contract';
import { EmailText, formatPhone } from '@alumni/shared-ui/text';
import { Facts } from './Facts';

/** Contact of the person; '---' for what they do not share with the viewer. */
export function ContactFacts({ alumnus }: { alumnus: Alumnus }) {
  const { telephone, email, pays_residence, ville, first_year, last_grade_year } = alumnus;
  const { birthday, employeur } = alumnus;
  return (
    <Facts
      facts={[
        {
          icon: <PhoneOutlined aria-hidden />,
          label: 'Téléphone',
          value: telephone && <a href={`tel:${telephone}`}>{formatPhone(telephone)}</a>,
        },
        {
          icon: <MailOutlined aria-hidden />,
          label: 'E-mail',
          value: email && (
            <a href={`mailto:${email}`}>
              <EmailText email={email} />
            </a>
          ),
        },
        { icon: <EnvironmentOutlined aria-hidden />, label: 'Pays', value: pays_residence },
        ...(ville
          ? [{ icon: <EnvironmentOutlined aria-hidden />, label: 'Ville', value: ville }]
          : []),
        {
          icon: <CalendarOutlined aria-hidden />,
          label: 'Période',
          value: `${first_year ?? texts.noValue}-${last_grade_year ?? texts.noValue}`,
        },
        ...(birthday
          ? [{ icon: <GiftOutlined aria-hidden />, label: 'Anniversaire', value: birthday }]
          : []),
        ...(employeur
          ? [{ icon: <ShopOutlined aria-hidden />, label: 'Employeur', value: employeur }]
          : []),
      ]}
    />
  );
}
