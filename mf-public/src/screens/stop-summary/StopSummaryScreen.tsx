import { texts } from '@alumni/shared-contract';
import { LinkButton } from '@alumni/shared-ui/guest';
import { href } from '@alumni/shared-ui/router';
import { stopWeeklySummary } from '../../api/regular-mails';
import { ClickedLink } from '../../components/ClickedLink';

/** Target of the link that ends the regular mails. */
export function StopSummaryScreen() {
  return (
    <ClickedLink
      kind="summary_stop"
      title="E-mails du réseau"
      lead="Le résumé de la semaine et les nouvelles opportunités ne viendront plus par e-mail. Vous pourrez les demander de nouveau sur la page de vos notifications."
      button="Ne plus les recevoir"
      apply={stopWeeklySummary}
      done={{
        text: texts.summaryStopped,
        next: <LinkButton to={href('home')}>Accueil</LinkButton>,
      }}
      dead={{
        text: `${texts.linkDead} Connectez-vous : vos choix sont sur la page de vos notifications.`,
        next: <LinkButton to={href('login')}>Se connecter</LinkButton>,
      }}
    />
  );
}
