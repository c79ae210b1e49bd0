import { AntdTheme } from '@alumni/shared-ui/antd-theme';
import { AlumniListScreen } from '../screens/alumni-list/AlumniListScreen';

/** First view of the alumni list, for the person signed in. */
export function AlumniListFirstView() {
  return (
    <AntdTheme>
      <AlumniListScreen />
    </AntdTheme>
  );
}
