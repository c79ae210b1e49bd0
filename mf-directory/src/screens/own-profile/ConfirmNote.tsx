import { texts, type Alumnus } from '@alumni/shared-contract';
import { InlineAlert } from '@alumni/shared-ui/antd-page';
import { attempt } from '@alumni/shared-ui/feedback';
import { formatDate } from '@alumni/shared-ui/text';
import Button from 'antd/es/button';
import { useState } from 'react';
import { confirmProfile } from '../../api/profile';
import { missingFacts } from './missing-facts';

interface ConfirmNoteProps {
  profile: Alumnus;
  onConfirmed: () => Promise<unknown>;
}

/** A profile counts as right for so long; the mail asks after a year. */
const freshDays = 300;

/** Asks whether an old profile is still right: one tap says yes. */
export function ConfirmNote({ profile, onConfirmed }: ConfirmNoteProps) {
  const [busy, setBusy] = useState(false);
  const [now] = useState(Date.now);
  const last = profile.confirmed_at;
  // A new profile has other things to do first.
  if (!last && missingFacts(profile).length > 0) return null;
  if (last && now - Date.parse(last) < freshDays * 86_400_000) return null;
  const confirm = async () => {
    setBusy(true);
    await attempt(confirmProfile, undefined, texts.profileConfirmed);
    await onConfirmed();
    setBusy(false);
  };
  return (
    <InlineAlert
      action={
        <Button loading={busy} aria-busy={busy || undefined} onClick={() => void confirm()}>
          Tout est exact
        </Button>
      }
    >
      Vos informations sont-elles toujours exactes ?
      {last && ` Vous les avez confirmées le ${formatDate(last)}.`}
    </InlineAlert>
  );
}
