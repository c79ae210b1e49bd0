import { texts, type Alumnus } from '@alumni/shared-contract';
import { EmailText, formatPhone } from '@alumni/shared-ui/text';
import { Facts } from '../../components/Facts';

/** Contact of the person; '---' for what they do not share with the viewer. */
export function ContactFacts({ alumnus }: { alumnus: Alumnus }) {
  const { telephone, email, pays_residence, first_year, last_grade_year, employeur } = alumnus;
  return (
    <Facts
      facts={[
        {
          icon: 'phone',
          label: 'Téléphone',
          value: telephone && <a href={`tel:${telephone}`}>{formatPhone(telephone)}</a>,
        },
        {
          icon: 'mail',
          label: 'E-mail',
          value: email && (
            <a href={`mailto:${email}`}>
              <EmailText email={email} />
            </a>
          ),
        },
        { icon: 'place', label: 'Pays', value: pays_residence },
        {
          icon: 'calendar',
          label: 'Période',
          value: `${first_year ?? texts.noValue}-${last_grade_year ?? texts.noValue}`,
        },
        ...(employeur ? [{ icon: 'work' as const, label: 'Employeur', value: employeur }] : []),
      ]}
    />
  );
}
