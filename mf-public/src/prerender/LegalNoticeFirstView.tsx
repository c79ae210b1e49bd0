import { LegalNoticeScreen } from '../screens/legal-notice/LegalNoticeScreen';

/** First view of the legal notice. */
export function LegalNoticeFirstView() {
  return <LegalNoticeScreen />;
}
