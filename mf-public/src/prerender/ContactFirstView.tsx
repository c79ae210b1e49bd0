import { ContactScreen } from '../screens/contact/ContactScreen';

/** First view of the contact page: e-mail and phone without scripts. */
export function ContactFirstView() {
  return <ContactScreen />;
}
