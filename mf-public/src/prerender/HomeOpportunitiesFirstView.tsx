import { HomeOpportunitiesScreen } from '../screens/home-opportunities/HomeOpportunitiesScreen';

/** First view of the public opportunities, with the filters of the URL. */
export function HomeOpportunitiesFirstView() {
  return <HomeOpportunitiesScreen />;
}
