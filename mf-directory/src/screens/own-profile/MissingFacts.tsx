import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import type { Alumnus } from '@alumni/shared-contract';
import { LinkButton } from '@alumni/shared-ui/antd-link';
import { Section } from '@alumni/shared-ui/antd-page';
import { lazyPart } from '@alumni/shared-ui/feedback';
import { href } from '@alumni/shared-ui/router';
import Button from 'antd/es/button';
import { useState } from 'react';
import { factLabels, missingFacts, type FactName } from './missing-facts';
import styles from './MissingFacts.module.css';

const FactDialog = lazyPart(async () => (await import('./FactDialog')).FactDialog);

interface MissingFactsProps {
  profile: Alumnus;
  /** Called for the photo, which has its own dialog. */
  onPicture: () => void;
}

/** What the profile lacks: one tap each, without the long form. */
export function MissingFacts({ profile, onPicture }: MissingFactsProps) {
  const [open, setOpen] = useState<FactName | null>(null);
  const missing = missingFacts(profile);
  if (missing.length === 0) return null;
  return (
    <Section title="Ce qui manque">
      <ul className={styles.facts}>
        {missing.map((name) => (
          <li key={name}>
            {name === 'parcours' ? (
              <LinkButton to={href('user_profil')} icon={<PlusOutlined aria-hidden />}>
                {factLabels[name]}
              </LinkButton>
            ) : (
              <Button
                icon={<PlusOutlined aria-hidden />}
                onClick={() => (name === 'picture' ? onPicture() : setOpen(name))}
              >
                {factLabels[name]}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {open && <FactDialog name={open} onClose={() => setOpen(null)} />}
    </Section>
  );
}
