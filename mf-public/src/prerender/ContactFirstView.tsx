import { ContactScreen } from '../screens/contact/ContactScreen';

/** The contact page as the server draws it: address and number are read without a script. */
export function ContactFirstView() {
  return <ContactScreen />;
}
