import { Button } from '@alumni/shared-ui/page';
import { steps } from './steps';
import styles from './Stepper.module.css';
import type { Gap } from './useGaps';

interface StepperProps {
  step: number;
  gaps: readonly Gap[] | null;
  onStep: (step: number) => void;
}

/** Navigation of the four steps, with the progress of each. */
export function Stepper({ step, gaps, onStep }: StepperProps) {
  const left = steps.map((_, index) => gaps?.filter((gap) => gap.step === index).length);
  const done = left.filter((count) => count === 0).length;
  return (
    <nav aria-label="Étapes" className={styles.stepper}>
      <p className={styles.position}>
        Étape {step + 1} sur {steps.length} : <strong>{steps[step]?.title}</strong>
      </p>
      <progress
        aria-label="Étapes complètes"
        className={styles.progress}
        max={steps.length}
        value={done}
      />
      <ol className={styles.steps}>
        {steps.map(({ title }, index) => (
          <li key={title}>
            <Button
              variant="plain"
              block
              aria-current={index === step ? 'step' : undefined}
              className={styles.step}
              onClick={() => onStep(index)}
            >
              <span className={styles.title}>
                {left[index] === 0 ? '✓' : `${index + 1}.`} {title}
              </span>
              <span className={styles.state}>{stateOf(left[index])}</span>
            </Button>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function stateOf(left: number | undefined): string {
  if (left === undefined) return '';
  return left === 0 ? 'complète' : `${left} à remplir`;
}
