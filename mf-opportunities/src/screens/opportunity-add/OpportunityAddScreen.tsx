import type { OpportunityInput } from '@alumni/shared-contract';
import { SubmitButton } from '@alumni/shared-ui/antd-form';
import { LinkButton } from '@alumni/shared-ui/antd-link';
import { notifySuccess } from '@alumni/shared-ui/feedback';
import { Form, FormActions } from '@alumni/shared-ui/form';
import { Page } from '@alumni/shared-ui/page';
import { href, useNavigate } from '@alumni/shared-ui/router';
import { useOpportunityWrites } from '../../api/useOpportunityWrites';
import { inputOf } from '../../components/opportunity-form';
import { OpportunityFields } from '../../components/OpportunityFields';

/** Ajouter un stage/emplois. */
export function OpportunityAddScreen() {
  const navigate = useNavigate();
  const { create } = useOpportunityWrites();
  return (
    <Page
      title="Ajouter un stage/emplois"
      width="form"
      back={{ to: href('liste_opportunities'), label: 'Opportunités' }}
    >
      <Form<OpportunityInput>
        initialValues={blank}
        onSubmit={(form) => create(inputOf(form))}
        onSuccess={(_result, { titre }) => {
          notifySuccess(undefined, titre);
          void navigate(href('liste_opportunities'));
        }}
      >
        <OpportunityFields />
        <FormActions>
          <LinkButton to={href('liste_opportunities')}>Annuler</LinkButton>
          <SubmitButton>Publier</SubmitButton>
        </FormActions>
      </Form>
    </Page>
  );
}

const blank: Partial<OpportunityInput> = { type: 'EMPLOI' };
