import type { SlotProps } from '@alumni/shared-contract';
import { LinkButton } from '@alumni/shared-ui/antd-link';
import { Section } from '@alumni/shared-ui/antd-page';
import { href } from '@alumni/shared-ui/router';

/**
 * Leads from an opportunity to the alumni who work where it was published. It asks the directory for
 * nothing by itself: each page counts against the reader's daily quota.
 */
export function PublisherAlumni({ publicateur }: SlotProps['member.opportunity@1']) {
  return (
    <Section title="Connaître quelqu’un sur place">
      <p>Des anciens travaillent peut-être chez {publicateur} : demandez-leur conseil.</p>
      <div>
        <LinkButton to={href('liste_ancien', {}, { employeur: publicateur })}>
          Les chercher dans l’annuaire
        </LinkButton>
      </div>
    </Section>
  );
}
