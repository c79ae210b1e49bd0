import { isStaff, truncations, type Alumnus } from '@alumni/shared-contract';
import { Avatar } from '@alumni/shared-ui/antd-page';
import { LinkButton } from '@alumni/shared-ui/antd-link';
import { WovenBand } from '@alumni/shared-ui/art';
import { href } from '@alumni/shared-ui/router';
import { Truncated } from '@alumni/shared-ui/text';
import Button from 'antd/es/button';
import Card from 'antd/es/card';
import { fullName } from '../../api/alumni';
import type { AccountDialog } from '../../components/LazyAccountDialogs';
import { Completion } from './Completion';
import styles from './OwnIdentity.module.css';

interface OwnIdentityProps {
  profile: Alumnus;
  onChange: (what: AccountDialog) => void;
}

/** Photo, name, address, completion, and the account changes; staff have a second factor too. */
export function OwnIdentity({ profile, onChange }: OwnIdentityProps) {
  return (
    <Card cover={<WovenBand variant="ribbon" />} classNames={{ body: styles.body }}>
      <span className={styles.photo}>
        <Avatar name={profile} src={profile.picture_url} size="huge" />
      </span>
      <div className={styles.words}>
        <h2>{fullName(profile)}</h2>
        <p className={styles.email}>
          <Truncated text={profile.email ?? ''} length={truncations.profileHeaderEmail} />
        </p>
        <Completion percent={profile.completed_pourcent ?? 0} />
      </div>
      <div className={styles.actions}>
        <Button block onClick={() => onChange('picture')}>
          Changer la photo
        </Button>
        <Button block onClick={() => onChange('email')}>
          Changer le mail
        </Button>
        <Button block onClick={() => onChange('password')}>
          Changer le mot de passe
        </Button>
        {isStaff(profile.id_profil) && (
          <LinkButton block to={href('account_security')}>
            Sécurité du compte
          </LinkButton>
        )}
      </div>
    </Card>
  );
}
