import type { CompositionReply } from '@alumni/shared-contract';
import Alert from 'antd/es/alert';
import { faultsOf, stateOf, type PartState } from './words';

/** One sentence per problem of the site; otherwise that all is well. */
export function Overview({ remotes, faultCounts }: CompositionReply) {
  const of = (state: PartState) =>
    remotes.filter((remote) => stateOf(remote) === state).map(({ title }) => title);
  const lastHour = faultsOf(faultCounts).reduce((sum, count) => sum + count.lastHour, 0);
  if (remotes.length === 0) return null;
  const left = of('refused');
  const paused = of('maintenance');
  if (left.length + paused.length + lastHour === 0) {
    return (
      <Alert
        type="success"
        role="status"
        showIcon
        title="Le site fonctionne normalement."
        description="Toutes ses parties sont ouvertes, et personne n’a rencontré de panne depuis une heure."
      />
    );
  }
  return (
    <Alert
      type={left.length > 0 ? 'error' : 'warning'}
      showIcon
      title="Le site fonctionne en partie."
      description={
        <>
          {left.length > 0 && (
            <p>Ne s’affiche pas : {left.join(', ')}. L’équipe doit intervenir.</p>
          )}
          {paused.length > 0 && (
            <p>En maintenance, à la demande de l’équipe : {paused.join(', ')}.</p>
          )}
          {lastHour > 0 && (
            <p>
              {lastHour === 1 ? 'Une panne a été signalée' : `${lastHour} pannes ont été signalées`}{' '}
              depuis une heure.
            </p>
          )}
        </>
      }
    />
  );
}
