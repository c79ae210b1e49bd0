import { HomeScreen } from '../screens/home/HomeScreen';

/** First view of the home page: the screen itself, with its data. */
export function HomeFirstView() {
  return <HomeScreen />;
}
