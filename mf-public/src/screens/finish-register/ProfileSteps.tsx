import type { CurrentUser } from '@alumni/shared-contract';
import { CheckboxField } from '@alumni/shared-ui/antd-choice';
import { SubmitButton } from '@alumni/shared-ui/antd-form';
import { FormActions } from '@alumni/shared-ui/form';
import Button from 'antd/es/button';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Profession } from '../../api/reference';
import { acceptedRule, termsField } from '../../components/terms-field';
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

/** Shows one step at a time; every field stays in the form, so that missing ones can be named. */
export function ProfileSteps(props: ProfileStepsProps) {
  const { user, professions, step, onStep, onLater } = props;
  const gaps = useGaps();
  const [isTried, setTried] = useState(false);
  const { places, walkTo } = useWalk(onStep);
  const isLast = step === steps.length - 1;

  /** The form focuses the first invalid field, once its step is shown. */
  function showFirstGap() {
    setTried(true);
    if (gaps?.[0]) onStep(gaps[0].step);
  }

  // Memoized elements: typing renders only the typed field.
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
            // Enter presses the first submit button of a form: here it goes to the next step.
            htmlType="submit"
            type="primary"
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
        <Button type="text" onClick={onLater}>
          Continuer plus tard
        </Button>
        <SubmitButton type={isLast ? 'primary' : 'default'} size="large" onClick={showFirstGap}>
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
      {user.terms_accepted === 0 && <CheckboxField {...termsField} validate={acceptedRule} />}
    </>
  );
}

/** Focuses the start of a step reached by a button. */
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
