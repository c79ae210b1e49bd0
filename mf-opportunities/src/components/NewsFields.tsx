import { RadioField, TextAreaField, TextField } from '@alumni/shared-ui/antd-form';
import { PictureField } from '@alumni/shared-ui/antd-picture';
import type { Option } from '@alumni/shared-ui/form';
import { Section } from '@alumni/shared-ui/antd-page';

interface NewsFieldsProps {
  /** Hint about publication, different for new and existing items. */
  draftOptions: readonly Option[];
  /** Address of the current picture. */
  picture?: string | null;
}

/** Fields of a news item, for creating and editing. */
export function NewsFields({ draftOptions, picture }: NewsFieldsProps) {
  return (
    <Section title="L’actualité">
      <TextField name="titre" label="Titre" maxLength={200} required />
      <TextAreaField
        name="contenu"
        label="Contenu"
        hint="Une ligne vide sépare deux paragraphes. Le HTML simple (listes, gras, liens) est accepté."
        rows={10}
        required
      />
      <PictureField
        name="picture"
        label="Image à la une"
        hint="JPEG, PNG ou WebP, de préférence deux fois plus large que haute."
        current={picture}
      />
      <RadioField name="draft" label="Publication" options={draftOptions} required />
    </Section>
  );
}
