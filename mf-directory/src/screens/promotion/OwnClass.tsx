import WhatsAppOutlined from '@ant-design/icons/es/icons/WhatsAppOutlined';
import type { AlumniGroups } from '@alumni/shared-contract';
import { LinkButton } from '@alumni/shared-ui/antd-link';
import { Section } from '@alumni/shared-ui/antd-page';
import { href } from '@alumni/shared-ui/router';
import { formatNumber } from '@alumni/shared-ui/text';
import Button from 'antd/es/button';
import styles from './Promotion.module.css';

/** The viewer's class: how many are there, and an invitation for those who are not. */
export function OwnClass({ own }: Pick<AlumniGroups, 'own'>) {
  if (!own) {
    return (
      <Section title="Votre promotion">
        <p>Ajoutez votre parcours à votre profil pour retrouver ceux de votre année.</p>
        <div>
          <LinkButton type="primary" to={href('user_profil')}>
            Ajouter mon parcours
          </LinkButton>
        </div>
      </Section>
    );
  }
  const { promotion, campus, total } = own;
  return (
    <Section title={`Promotion ${promotion}, ${campus}`}>
      <p>{countText(total)}</p>
      <div className={styles.actions}>
        <LinkButton type="primary" to={href('liste_ancien', {}, { promotion, esgis: campus })}>
          Voir ma promotion
        </LinkButton>
        <Button
          icon={<WhatsAppOutlined aria-hidden />}
          href={invitation(promotion, campus)}
          target="_blank"
          rel="noreferrer"
        >
          Inviter par WhatsApp
        </Button>
      </div>
    </Section>
  );
}

function countText(total: number): string {
  if (total <= 1)
    return 'Vous êtes le premier de votre promotion sur le réseau : invitez les autres.';
  return `Vous êtes ${formatNumber(total)} de cette promotion sur le réseau.`;
}

/** WhatsApp lets the person choose whom to write to; nothing of anybody is in the text. */
function invitation(promotion: number, campus: string): string {
  const address = new URL(href('register'), globalThis.location.origin).href;
  const text = `Anciens de la promotion ${promotion} (${campus}), retrouvons-nous sur le réseau : ${address}`;
  return `https://wa.me/?text=${encodeURIComponent(text)}`;
}
