import { HomeOpportunitiesScreen } from '../screens/home-opportunities/HomeOpportunitiesScreen';

/** The public opportunities as the server draws them, filtered as their address says. */
export function HomeOpportunitiesFirstView() {
  return <HomeOpportunitiesScreen />;
}
