import { LoginScreen } from '../screens/login/LoginScreen';

/** First view of the login page; text typed in it is kept when the scripts arrive. */
export function LoginFirstView() {
  return <LoginScreen />;
}
