import { ActualitiesScreen } from '../screens/actualities/ActualitiesScreen';

/** The news as the server draws them; 'Voir plus' leads to a page that it draws too. */
export function ActualitiesFirstView() {
  return <ActualitiesScreen />;
}
