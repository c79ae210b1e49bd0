import Alert from 'antd/es/alert';

/** Shown to a new member until the team approves the sign-up. */
export function PendingApproval() {
  return (
    <Alert
      role="status"
      type="info"
      showIcon
      title="Et ensuite ?"
      description="L’équipe du réseau vérifie votre inscription. En attendant son approbation, l’annuaire vous montre les noms, les campus et les promotions. Les coordonnées s’ouvrent après ; un e-mail vous préviendra."
    />
  );
}
