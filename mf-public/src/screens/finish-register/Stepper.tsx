import Steps from 'antd/es/steps';
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
  return (
    <nav aria-label="Étapes" className={styles.stepper}>
      <p>
        Étape {step + 1} sur {steps.length} : <strong>{steps[step]?.title}</strong>
      </p>
      <Steps
        size="small"
        classNames={{ itemContent: styles.state }}
        titlePlacement="vertical"
        responsive={false}
        current={step}
        onChange={onStep}
        items={steps.map(({ title }, index) => {
          const left = gaps?.filter((gap) => gap.step === index).length;
          const content = stateOf(left);
          return {
            title,
            content,
            status: index === step ? 'process' : left === 0 ? 'finish' : 'wait',
            // Without the icon, which has an English name.
            'aria-label': `${title}, ${content}`,
            'aria-current': index === step ? 'step' : undefined,
          };
        })}
      />
    </nav>
  );
}

function stateOf(left: number | undefined): string {
  if (left === undefined) return '';
  return left === 0 ? 'complète' : `${left} à remplir`;
}
