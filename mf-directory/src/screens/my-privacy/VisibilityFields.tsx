import { CheckboxField } from '@alumni/shared-ui/antd-choice';
import { RadioField } from '@alumni/shared-ui/antd-form';
import { Section } from '@alumni/shared-ui/antd-page';

const contactLevels = [
  { value: 'members', label: 'Les membres' },
  { value: 'staff', label: 'L’équipe du réseau seulement' },
];
const birthdayLevels = [...contactLevels, { value: 'me', label: 'Moi seul' }];

/** One choice for each fact, and whether the person is in the directory at all. */
export function VisibilityFields() {
  return (
    <>
      <Section title="Dans l’annuaire">
        <CheckboxField
          name="listed"
          on={1}
          off={0}
          label="Les membres me trouvent dans l’annuaire"
          hint="Sinon, ni la liste ni la recherche ne vous montrent. L’équipe du réseau vous voit toujours."
        />
      </Section>
      <Section title="Qui voit quoi">
        <RadioField name="telephone" label="Mon téléphone" options={contactLevels} />
        <RadioField name="email" label="Mon e-mail" options={contactLevels} />
        <RadioField
          name="employeur"
          label="Mon employeur"
          hint="S’il est caché, la recherche par employeur ne vous trouve pas."
          options={contactLevels}
        />
        <RadioField name="picture" label="Ma photo" options={contactLevels} />
        <RadioField
          name="birthday"
          label="Mon anniversaire"
          hint="Le jour et le mois, jamais l’année."
          options={birthdayLevels}
        />
      </Section>
    </>
  );
}
