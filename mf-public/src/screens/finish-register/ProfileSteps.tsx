import type { CurrentUser } from '@alumni/shared-contract';
import { FormActions, SubmitButton } from '@alumni/shared-ui/form';
import { Button } from '@alumni/shared-ui/page';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Profession } from '../../api/reference';
import { TermsField } from '../../components/TermsField';
import { ContactFields } from './ContactFields';
import { GapsAlert } from './GapsAlert';
import { IdentityFields } from './IdentityFields';
import { PendingApproval } from './PendingApproval';
import { ReferentFields } from './ReferentFields';
import { Stepper } from './Stepper';
import { steps } from './steps';
import { StudyFields } from './StudyFields';
import { useGaps } from './useGaps';

interface ProfileStepsProps {
  user: CurrentUser;
  professions: readonly Profession[];
  step: number;
  onStep: (step: number) => void;
  onLater: () => void;
}

/** One step at a time; every field stays in the form, so that any of them can be missing by name. */
export function ProfileSteps(props: ProfileStepsProps) {
  const { user, professions, step, onStep, onLater } = props;
  const gaps = useGaps();
  const [isTried, setTried] = useState(false);
  const { places, walkTo } = useWalk(onStep);
  const isLast = step === steps.length - 1;

  /** The form itself brings the focus to the first field in error, once its step is shown. */
  function showFirstGap() {
    setTried(true);
    if (gaps?.[0]) onStep(gaps[0].step);
  }

  // The same elements as long as they are about the same: a letter typed draws its own field alone.
  const panels = useMemo(
    () => [
      <IdentityFields key="identity" />,
      <ContactFields key="contact" />,
      <StudyFields key="studies" professions={professions} />,
      <LastFields key="last" user={user} />,
    ],
    [user, professions],
  );
  return (
    <>
      <Stepper step={step} gaps={gaps} onStep={walkTo} />
      {isTried && gaps && <GapsAlert gaps={gaps} />}
      {panels.map((fields, index) => (
        <div
          key={steps[index]?.title}
          ref={(element) => void (places.current[index] = element)}
          tabIndex={-1}
          hidden={index !== step}
        >
          {fields}
        </div>
      ))}
      <FormActions>
        {step > 0 && <Button onClick={() => walkTo(step - 1)}>Précédent</Button>}
        {!isLast && (
          <Button
            // The first submit button of the form is what Enter presses: it goes on, and sends nothing.
            type="submit"
            variant="primary"
            onClick={(event) => {
              event.preventDefault();
              walkTo(step + 1);
            }}
          >
            Suivant
          </Button>
        )}
      </FormActions>
      <FormActions>
        <Button variant="plain" onClick={onLater}>
          Continuer plus tard
        </Button>
        <SubmitButton variant={isLast ? 'accent' : 'default'} size="large" onClick={showFirstGap}>
          Enregistrer
        </SubmitButton>
      </FormActions>
    </>
  );
}

function LastFields({ user }: { user: CurrentUser }) {
  return (
    <>
      <ReferentFields />
      {user.approved === 0 && <PendingApproval />}
      {user.terms_accepted === 0 && <TermsField isRequired />}
    </>
  );
}

/** Who walks on by a button finds the focus at the start of the step it leads to. */
function useWalk(onStep: (step: number) => void) {
  const places = useRef<(HTMLElement | null)[]>([]);
  const [walked, setWalked] = useState<{ to: number } | null>(null);
  useEffect(() => {
    if (walked) places.current[walked.to]?.focus();
  }, [walked]);
  return {
    places,
    walkTo: (to: number) => {
      onStep(to);
      setWalked({ to });
    },
  };
}
