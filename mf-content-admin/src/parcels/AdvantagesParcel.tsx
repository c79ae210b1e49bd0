import { LinkButton } from '@alumni/shared-ui/guest';
import { Parcel, ParcelList } from '@alumni/shared-ui/page';
import { href } from '@alumni/shared-ui/router';
import { useAdvantagesForDisplay } from '../api/advantages';
import { useAlumniTypesForDisplay } from '../api/alumni-types';
import { TypeCard, TypeCardSkeleton } from './TypeCard';

/** 'avantages-alumni': what each type of alumni gets, for other sites. */
export function AdvantagesParcel() {
  const types = useAlumniTypesForDisplay();
  const advantages = useAdvantagesForDisplay();
  const shown = types.data?.types;
  const known = advantages.data?.advantages;
  const hasFailed = [types, advantages].some(({ data, error }) => !data && error !== undefined);
  return (
    <Parcel
      title="Les avantages du réseau"
      failure={hasFailed && 'Les avantages du réseau sont momentanément indisponibles.'}
      onRetry={() => void Promise.all([types.mutate(), advantages.mutate()])}
      action={<LinkButton to={href('register')}>Rejoindre le réseau</LinkButton>}
    >
      <ParcelList busy={!shown || !known}>
        {shown && known
          ? shown.map((type) => <TypeCard key={type.id} type={type} advantages={known} />)
          : [1, 2, 3].map((place) => <TypeCardSkeleton key={place} />)}
      </ParcelList>
      {shown?.length === 0 && <p>Les avantages du réseau seront ici.</p>}
    </Parcel>
  );
}
