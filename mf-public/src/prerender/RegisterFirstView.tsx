import { RegisterScreen } from '../screens/register/RegisterScreen';

/** The sign-up as the server draws it, the same for whatever card led there. */
export function RegisterFirstView() {
  return <RegisterScreen />;
}
