import { PhoneField } from '@alumni/shared-ui/antd-form';
import { CountryField } from '@alumni/shared-ui/antd-select';
import { StepCard } from './StepCard';

export function ContactFields() {
  return (
    <StepCard title="2. Résidence et contact">
      <CountryField name="pays_residence" label="Pays de résidence" required />
      <PhoneField
        name="telephone"
        label="Téléphone"
        required
        hint="Sans indicatif, celui de votre pays de résidence est ajouté."
      />
    </StepCard>
  );
}
