import { texts, type ProfileFactsInput } from '@alumni/shared-contract';
import { PhoneField, RadioField, TextAreaField, TextField } from '@alumni/shared-ui/antd-form';
import { CountryField, SelectField } from '@alumni/shared-ui/antd-select';
import { FormDialog } from '@alumni/shared-ui/dialog';
import { saveFacts, useOwnProfile } from '../../api/profile';
import { useProfessions } from '../../api/references';
import { sexOptions } from '../../components/sex-labels';
import { factLabels, type FactName } from './missing-facts';

interface FactDialogProps {
  name: FactName;
  onClose: () => void;
}

/** One fact of the profile, by itself. */
export function FactDialog({ name, onClose }: FactDialogProps) {
  const { data: profile, reload } = useOwnProfile();
  return (
    <FormDialog<ProfileFactsInput>
      title={factLabels[name]}
      // The country completes the number while it is typed.
      initialValues={name === 'telephone' ? { pays_residence: residenceOf(profile) } : {}}
      onFailure="inline"
      onSubmit={(facts) => saveFacts({ [name]: facts[name] }).then(reload)}
      doneText={texts.profileSaved}
      onClose={onClose}
    >
      <FactField name={name} />
    </FormDialog>
  );
}

const residenceOf = (profile: { pays_residence: string | null } | undefined) =>
  profile?.pays_residence ?? undefined;

function FactField({ name }: { name: FactName }) {
  const field = { name, label: factLabels[name], required: true };
  switch (name) {
    case 'telephone':
      return <PhoneField {...field} />;
    case 'nationalite':
    case 'pays_residence':
      return <CountryField {...field} />;
    case 'profession_id':
      return <ProfessionField {...field} />;
    case 'ville':
      return <TextField {...field} autoComplete="address-level2" maxLength={200} />;
    case 'employeur':
      return <TextField {...field} autoComplete="organization" maxLength={200} />;
    case 'sexe':
      return <RadioField {...field} options={sexOptions} />;
    case 'biographie':
      return <TextAreaField {...field} rows={6} maxLength={5000} />;
  }
}

function ProfessionField(field: { name: string; label: string; required: boolean }) {
  const { data: professions = [] } = useProfessions();
  const options = professions.map((one) => ({ value: one.id, label: one.name }));
  return <SelectField {...field} options={options} />;
}
