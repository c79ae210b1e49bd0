import { LoginScreen } from '../screens/login/LoginScreen';

/** The login as the server draws it: what is typed into it is there when its scripts have come. */
export function LoginFirstView() {
  return <LoginScreen />;
}
