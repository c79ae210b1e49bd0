import { LegalNoticeScreen } from '../screens/legal-notice/LegalNoticeScreen';

/** The legal notice as the server draws it: it is read without a script. */
export function LegalNoticeFirstView() {
  return <LegalNoticeScreen />;
}
