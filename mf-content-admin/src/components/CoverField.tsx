import { PictureField } from '@alumni/shared-ui/form';

/** The cover of a slide or a category; required until there is one. */
export function CoverField({ current }: { current?: string | null }) {
  return (
    <PictureField
      name="cover_picture"
      label="Image de couverture"
      hint="JPEG, PNG ou WebP, de préférence deux fois plus large que haute."
      current={current}
      required={!current}
    />
  );
}
