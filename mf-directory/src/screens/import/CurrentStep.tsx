import type { ImportState } from '@alumni/shared-contract';
import { InlineAlert } from '@alumni/shared-ui/antd-page';
import Button from 'antd/es/button';
import type { ImportSteps } from '../../api/imports';
import { ColumnsStep } from './ColumnsStep';
import { ReportStep } from './ReportStep';
import { ResultStep } from './ResultStep';
import { WorkingNote } from './WorkingNote';

interface CurrentStepProps {
  state: ImportState;
  load: ImportSteps;
  onAgain: () => void;
}

/** The step after the choice of a file, by the state of the import. */
export function CurrentStep({ state, load, onAgain }: CurrentStepProps) {
  switch (state.state) {
    case 'read':
      return <ColumnsStep state={state} map={load.map} onAgain={onAgain} />;
    case 'checked':
      return <ReportStep state={state} load={load} onAgain={onAgain} />;
    case 'applied':
    case 'undone':
      return <ResultStep state={state} undo={load.undo} onAgain={onAgain} />;
    case 'failed':
      return <Failed state={state} load={load} onAgain={onAgain} />;
    default:
      return <WorkingNote state={state} />;
  }
}

/** A file that cannot be read is chosen again; otherwise the columns are there for another try. */
function Failed({ state, load, onAgain }: CurrentStepProps) {
  const isRead = state.headers.length > 0;
  return (
    <>
      <InlineAlert
        kind="error"
        action={<Button onClick={onAgain}>Choisir un autre fichier</Button>}
      >
        {state.problem}
      </InlineAlert>
      {isRead && <ColumnsStep state={state} map={load.map} onAgain={onAgain} />}
    </>
  );
}
