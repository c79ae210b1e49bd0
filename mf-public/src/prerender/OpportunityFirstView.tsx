import { OpportunityDetailsScreen } from '../screens/opportunity-details/OpportunityDetailsScreen';

/** First view of an opportunity. */
export function OpportunityFirstView() {
  return <OpportunityDetailsScreen />;
}
