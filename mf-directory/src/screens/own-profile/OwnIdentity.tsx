import { truncations, type Alumnus } from '@alumni/shared-contract';
import { Avatar } from '@alumni/shared-ui/antd-page';
import { WovenBand } from '@alumni/shared-ui/art';
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

/** Photo, name, address, completion, and the three account changes. */
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
      </div>
    </Card>
  );
}
