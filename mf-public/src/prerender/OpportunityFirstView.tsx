import { OpportunityDetailsScreen } from '../screens/opportunity-details/OpportunityDetailsScreen';

/** An opportunity as the server draws it. */
export function OpportunityFirstView() {
  return <OpportunityDetailsScreen />;
}
