import { TextField } from '@alumni/shared-ui/antd-form';

/** Name fields of a staff account. */
export function NameFields() {
  return (
    <>
      <TextField name="nom" label="Nom" maxLength={100} required />
      <TextField name="prenoms" label="Prénom(s)" maxLength={100} required />
    </>
  );
}
