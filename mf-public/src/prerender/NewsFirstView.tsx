import { ActualityDetailsScreen } from '../screens/actuality-details/ActualityDetailsScreen';

/** First view of a news item. */
export function NewsFirstView() {
  return <ActualityDetailsScreen />;
}
