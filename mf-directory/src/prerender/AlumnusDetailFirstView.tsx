import { AntdTheme } from '@alumni/shared-ui/antd-theme';
import { AlumnusDetailScreen } from '../screens/alumnus-detail/AlumnusDetailScreen';

/** First view of an alumnus's page, for the person signed in. */
export function AlumnusDetailFirstView() {
  return (
    <AntdTheme>
      <AlumnusDetailScreen />
    </AntdTheme>
  );
}
