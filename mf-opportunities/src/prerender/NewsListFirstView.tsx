import { AntdTheme } from '@alumni/shared-ui/antd-theme';
import { NewsListScreen } from '../screens/news-list/NewsListScreen';

/** First view of the news list of staff, for the person signed in. */
export function NewsListFirstView() {
  return (
    <AntdTheme>
      <NewsListScreen />
    </AntdTheme>
  );
}
