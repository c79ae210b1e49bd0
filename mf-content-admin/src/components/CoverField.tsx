import { PictureField } from '@alumni/shared-ui/antd-picture';

/** Cover of a slide or category; required while there is none. */
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
