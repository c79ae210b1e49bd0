import { AntdTheme } from '@alumni/shared-ui/antd-theme';
import { OpportunityListScreen } from '../screens/opportunity-list/OpportunityListScreen';

/** First view of the opportunities, for the person signed in. */
export function OpportunityListFirstView() {
  return (
    <AntdTheme>
      <OpportunityListScreen />
    </AntdTheme>
  );
}
