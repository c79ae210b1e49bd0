import { PhoneField } from '@alumni/shared-ui/form';
import { CountryField } from '@alumni/shared-ui/select-field';
import { Section } from '@alumni/shared-ui/page';

export function ContactFields() {
  return (
    <Section title="2. Résidence et contact">
      <CountryField name="pays_residence" label="Pays de résidence" required />
      <PhoneField
        name="telephone"
        label="Téléphone"
        required
        hint="Sans indicatif, celui de votre pays de résidence est ajouté."
      />
    </Section>
  );
}
