import { texts } from '@alumni/shared-contract';
import { SubmitButton } from '@alumni/shared-ui/antd-form';
import { LinkButton } from '@alumni/shared-ui/antd-link';
import { notifySuccess } from '@alumni/shared-ui/feedback';
import { Form, FormActions } from '@alumni/shared-ui/form';
import { Page } from '@alumni/shared-ui/page';
import { href, useNavigate } from '@alumni/shared-ui/router';
import { useNewsWrites, type NewsForm } from '../../api/useNewsWrites';
import { NewsFields } from '../../components/NewsFields';
import { htmlOf } from '../../components/typed-html';

/** Ajouter une actualité; opens the saved item, as the public sees it. */
export function NewsAddScreen() {
  const navigate = useNavigate();
  const { create } = useNewsWrites();
  return (
    <Page
      title="Ajouter une actualité"
      width="form"
      back={{ to: href('liste_actualities'), label: 'Actualités' }}
    >
      <Form<NewsForm>
        initialValues={blank}
        onSubmit={(form, submission) =>
          create({ ...form, contenu: htmlOf(form.contenu) }, submission)
        }
        onSuccess={(id, { titre }) => {
          notifySuccess(undefined, titre);
          void navigate(href('detail_actuality', { id: id as number }));
        }}
      >
        <NewsFields draftOptions={draftOptions} />
        <FormActions>
          <LinkButton to={href('liste_actualities')}>{texts.cancel}</LinkButton>
          <SubmitButton>Publier</SubmitButton>
        </FormActions>
      </Form>
    </Page>
  );
}

const blank: Partial<NewsForm> = { draft: 0 };

const draftOptions = [
  { value: 0, label: 'Tout de suite' },
  { value: 1, label: 'Plus tard (brouillon)' },
];
