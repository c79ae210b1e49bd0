import { TextField } from '@alumni/shared-ui/antd-form';

/** The names of a staff account, new or not. */
export function NameFields() {
  return (
    <>
      <TextField name="nom" label="Nom" maxLength={100} required />
      <TextField name="prenoms" label="Prénom(s)" maxLength={100} required />
    </>
  );
}
