import MailOutlined from '@ant-design/icons/es/icons/MailOutlined';
import type { Alumnus } from '@alumni/shared-contract';
import { lazyPart } from '@alumni/shared-ui/feedback';
import Button from 'antd/es/button';
import { useState } from 'react';

const WriteDialog = lazyPart(async () => (await import('./WriteDialog')).WriteDialog);

/** For people who accept messages of members. */
export function WriteButton({ alumnus }: { alumnus: Alumnus }) {
  const [open, setOpen] = useState(false);
  if (alumnus.contactable !== 1) return null;
  return (
    <>
      <Button icon={<MailOutlined aria-hidden />} onClick={() => setOpen(true)}>
        Écrire
      </Button>
      {open && <WriteDialog alumnus={alumnus} onClose={() => setOpen(false)} />}
    </>
  );
}
