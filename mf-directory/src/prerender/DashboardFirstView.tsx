import { AntdTheme } from '@alumni/shared-ui/antd-theme';
import { DashboardScreen } from '../screens/dashboard/DashboardScreen';

/** First view of the dashboard, for the person signed in. */
export function DashboardFirstView() {
  return (
    <AntdTheme>
      <DashboardScreen />
    </AntdTheme>
  );
}
