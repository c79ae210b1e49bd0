import { TermsScreen } from '../screens/terms/TermsScreen';

/** The terms as the server draws them: they are read without a script. */
export function TermsFirstView() {
  return <TermsScreen />;
}
