import type { CurrentUser } from '@alumni/shared-contract';
import { FormActions, SubmitButton } from '@alumni/shared-ui/form';
import { Button } from '@alumni/shared-ui/page';
import { useEffect, useRef, useState, type ReactNode } from 'react';
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
  const { panels, walkTo } = usePanels(onStep);
  const isLast = step === steps.length - 1;

  /** The form itself brings the focus to the first field in error, once its step is shown. */
  function showFirstGap() {
    setTried(true);
    if (gaps?.[0]) onStep(gaps[0].step);
  }

  const content: ReactNode[] = [
    <IdentityFields key="identity" />,
    <ContactFields key="contact" />,
    <StudyFields key="studies" professions={professions} />,
    <>
      <ReferentFields />
      {user.approved === 0 && <PendingApproval />}
      {user.terms_accepted === 0 && <TermsField isRequired />}
    </>,
  ];
  return (
    <>
      <Stepper step={step} gaps={gaps} onStep={walkTo} />
      {isTried && gaps && <GapsAlert gaps={gaps} />}
      {content.map((fields, index) => (
        <div
          key={steps[index]?.title}
          ref={(element) => void (panels.current[index] = element)}
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

/** Who walks on by a button finds the focus at the start of the step it leads to. */
function usePanels(onStep: (step: number) => void) {
  const panels = useRef<(HTMLElement | null)[]>([]);
  const [walked, setWalked] = useState<{ to: number } | null>(null);
  useEffect(() => {
    if (walked) panels.current[walked.to]?.focus();
  }, [walked]);
  return {
    panels,
    walkTo: (to: number) => {
      onStep(to);
      setWalked({ to });
    },
  };
}
