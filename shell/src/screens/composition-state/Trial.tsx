import { trialText, type TrialJudge } from '@alumni/shared-contract';
import { momentText } from './words';

/** What the judge of a trial compares, and when it decides at the latest. */
export function Trial({ until, canary, live }: TrialJudge) {
  return (
    <p>
      Un juge la garde ou la retire, au plus tard le {momentText(until)}. Jusqu’ici :{' '}
      {trialText(canary)} à l’essai, {trialText(live)} en ligne.
    </p>
  );
}
