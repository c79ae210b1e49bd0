import { RegisterScreen } from '../screens/register/RegisterScreen';

/** First view of the sign-up, the same for every category. */
export function RegisterFirstView() {
  return <RegisterScreen />;
}
