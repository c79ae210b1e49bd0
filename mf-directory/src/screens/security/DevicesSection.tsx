import { Section } from '@alumni/shared-ui/antd-page';
import { attempt } from '@alumni/shared-ui/feedback';
import Button from 'antd/es/button';
import { forgetDevices, useSecondFactorRefresh } from '../../api/second-factor';

/** Browsers that are spared the second step. */
export function DevicesSection({ count }: { count: number }) {
  const refresh = useSecondFactorRefresh();
  const forget = () => void attempt(() => forgetDevices().then(refresh));
  return (
    <Section
      title="Appareils mémorisés"
      actions={count > 0 && <Button onClick={forget}>Tout oublier</Button>}
    >
      <p>
        {count === 0
          ? 'Aucun : le second facteur est demandé à chaque connexion.'
          : `${count === 1 ? 'Un appareil n’est' : `${count} appareils ne sont`} plus interrogé${count === 1 ? '' : 's'} pendant 30 jours. Un nouveau mot de passe les oublie tous.`}
      </p>
    </Section>
  );
}
