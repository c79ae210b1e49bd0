import { ActualityDetailsScreen } from '../screens/actuality-details/ActualityDetailsScreen';

/** A news item as the server draws it. */
export function NewsFirstView() {
  return <ActualityDetailsScreen />;
}
