import { statusOf } from '@alumni/shared-auth';
import type { Opportunity, OpportunityInput } from '@alumni/shared-contract';
import { SubmitButton } from '@alumni/shared-ui/antd-form';
import { LinkButton } from '@alumni/shared-ui/antd-link';
import { CardSkeleton } from '@alumni/shared-ui/antd-page';
import { notifySuccess } from '@alumni/shared-ui/feedback';
import { Form, FormActions } from '@alumni/shared-ui/form';
import { Page } from '@alumni/shared-ui/page';
import { href, useNavigate, useParams } from '@alumni/shared-ui/router';
import { useOpportunity } from '../../api/opportunities';
import { useOpportunityWrites } from '../../api/useOpportunityWrites';
import { formOf, inputOf } from '../../components/opportunity-form';
import { OpportunityFields } from '../../components/OpportunityFields';
import { OpportunityMissing } from '../../components/OpportunityMissing';
import styles from './OpportunityUpdateScreen.module.css';

/** Modifier une opportunité. */
export function OpportunityUpdateScreen() {
  const { id = '' } = useParams();
  const { data, error, mutate } = useOpportunity(id);
  return (
    <Page
      title="Modifier l’opportunité"
      lead={data?.titre}
      width="form"
      back={{ to: href('detail_opportunity', { id }), label: 'Retour à l’opportunité' }}
    >
      {data ? (
        <UpdateForm opportunity={data} />
      ) : error === undefined ? (
        <FormSkeleton />
      ) : (
        <OpportunityMissing notFound={statusOf(error) === 404} onRetry={() => void mutate()} />
      )}
    </Page>
  );
}

function UpdateForm({ opportunity }: { opportunity: Opportunity }) {
  const navigate = useNavigate();
  const { update } = useOpportunityWrites();
  const detail = href('detail_opportunity', { id: opportunity.id });
  return (
    <Form<OpportunityInput>
      initialValues={formOf(opportunity)}
      onSubmit={(form) => update(opportunity.id, inputOf(form))}
      onSuccess={(_result, { titre }) => {
        notifySuccess(undefined, titre);
        void navigate(detail);
      }}
    >
      <OpportunityFields />
      <FormActions>
        <LinkButton to={detail}>Annuler</LinkButton>
        <SubmitButton>Enregistrer</SubmitButton>
      </FormActions>
    </Form>
  );
}

function FormSkeleton() {
  return (
    <div className={styles.places} aria-busy="true">
      <p className="visually-hidden" role="status">
        Chargement…
      </p>
      <CardSkeleton className={styles.offer} />
      <CardSkeleton className={styles.offer} />
    </div>
  );
}
