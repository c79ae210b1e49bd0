import { TermsScreen } from '../screens/terms/TermsScreen';

/** First view of the terms. */
export function TermsFirstView() {
  return <TermsScreen />;
}
