import { ActualitiesScreen } from '../screens/actualities/ActualitiesScreen';

/** First view of the news; 'Voir plus' leads to another first view. */
export function ActualitiesFirstView() {
  return <ActualitiesScreen />;
}
