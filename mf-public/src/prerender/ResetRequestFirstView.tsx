import { ResetPasswordRequestScreen } from '../screens/reset-password-request/ResetPasswordRequestScreen';

/** First view of the password reset request. */
export function ResetRequestFirstView() {
  return <ResetPasswordRequestScreen />;
}
