import { HomeScreen } from '../screens/home/HomeScreen';

/** The home as the server draws it: the screen itself, from its data. */
export function HomeFirstView() {
  return <HomeScreen />;
}
