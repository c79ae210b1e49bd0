import { Fragment } from 'react';

/** An address that, where it must, breaks before an @ or a dot, not in the middle of a word. */
export function EmailText({ email }: { email: string }) {
  return email.split(/(?=[@.])/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
