import { statusOf } from '@alumni/shared-auth';
import { texts, type News } from '@alumni/shared-contract';
import { SubmitButton } from '@alumni/shared-ui/antd-form';
import { LinkButton } from '@alumni/shared-ui/antd-link';
import { CardSkeleton } from '@alumni/shared-ui/antd-page';
import { notifySuccess } from '@alumni/shared-ui/feedback';
import { Form, FormActions } from '@alumni/shared-ui/form';
import { Page } from '@alumni/shared-ui/page';
import { href, useNavigate, useParams } from '@alumni/shared-ui/router';
import { useNewsItem } from '../../api/news';
import { useNewsWrites, type NewsForm } from '../../api/useNewsWrites';
import { NewsFields } from '../../components/NewsFields';
import { NewsMissing } from '../../components/NewsMissing';
import { htmlOf, typedOf } from '../../components/typed-html';
import styles from './NewsUpdateScreen.module.css';

/** Modifier une actualité. */
export function NewsUpdateScreen() {
  const { id = '' } = useParams();
  const { data, error, mutate } = useNewsItem(id);
  const notFound = statusOf(error) === 404;
  return (
    <Page
      title="Modifier l’actualité"
      lead={data?.titre}
      width="form"
      back={{ to: href('detail_actuality', { id }), label: 'Retour à l’actualité' }}
    >
      {data && !notFound ? (
        <UpdateForm news={data} />
      ) : error === undefined ? (
        <FormSkeleton />
      ) : (
        <NewsMissing notFound={notFound} onRetry={() => void mutate()} />
      )}
    </Page>
  );
}

function UpdateForm({ news }: { news: News }) {
  const navigate = useNavigate();
  const { update } = useNewsWrites();
  const detail = href('detail_actuality', { id: news.id });
  return (
    <Form<NewsForm>
      initialValues={formOf(news)}
      onSubmit={(form, submission) =>
        update(news.id, { ...form, contenu: htmlOf(form.contenu) }, submission)
      }
      onSuccess={(_result, { titre }) => {
        notifySuccess(undefined, titre);
        void navigate(detail);
      }}
    >
      <NewsFields draftOptions={draftOptions} picture={news.picture_url} />
      <FormActions>
        <LinkButton to={detail}>{texts.cancel}</LinkButton>
        <SubmitButton>Enregistrer</SubmitButton>
      </FormActions>
    </Form>
  );
}

const formOf = ({ titre, contenu, draft }: News): NewsForm => ({
  titre,
  contenu: typedOf(contenu),
  draft,
});

const draftOptions = [
  { value: 1, label: 'Brouillon' },
  { value: 0, label: 'Publier' },
];

function FormSkeleton() {
  return (
    <div aria-busy="true">
      <p className="visually-hidden" role="status">
        Chargement…
      </p>
      <CardSkeleton className={styles.form} />
    </div>
  );
}
