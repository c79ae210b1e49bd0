import { AntdTheme } from '@alumni/shared-ui/antd-theme';
import { OwnProfileScreen } from '../screens/own-profile/OwnProfileScreen';

/** First view of the own profile, for the person signed in. */
export function OwnProfileFirstView() {
  return (
    <AntdTheme>
      <OwnProfileScreen />
    </AntdTheme>
  );
}
