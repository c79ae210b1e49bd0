import { opportunityTypeLabels, opportunityTypes } from '@alumni/shared-contract';
import { DateField } from '@alumni/shared-ui/antd-date';
import { RadioField, TextAreaField, TextField } from '@alumni/shared-ui/antd-form';
import { Section } from '@alumni/shared-ui/antd-page';

/** Fields of an opportunity, for creating and editing. */
export function OpportunityFields() {
  return (
    <>
      <Section title="L’offre">
        <RadioField name="type" label="Type" options={typeOptions} required />
        <TextField name="titre" label="Titre" maxLength={200} required />
        <TextField name="publicateur" label="Nom de l’entreprise" maxLength={200} required />
        <TextAreaField
          name="description"
          label="Description"
          hint="Une ligne vide sépare deux paragraphes. Le HTML simple (listes, gras, liens) est accepté."
          required
        />
      </Section>
      <Section title="Missions et candidature">
        <TextAreaField name="missions" label="Missions" hint="Une mission par ligne." />
        <TextAreaField name="pieces" label="Pièces à fournir" hint="Une pièce par ligne." />
        <DateField
          name="date_limite"
          label="Date limite"
          hint="Ce jour compris. Sans date, l’opportunité reste ouverte."
        />
      </Section>
    </>
  );
}

const typeOptions = opportunityTypes.map((value) => ({
  value,
  label: opportunityTypeLabels[value],
}));
