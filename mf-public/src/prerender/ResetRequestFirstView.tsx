import { ResetPasswordRequestScreen } from '../screens/reset-password-request/ResetPasswordRequestScreen';

/** The request for a new password as the server draws it. */
export function ResetRequestFirstView() {
  return <ResetPasswordRequestScreen />;
}
