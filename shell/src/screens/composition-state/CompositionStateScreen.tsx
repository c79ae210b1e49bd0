import ReloadOutlined from '@ant-design/icons/es/icons/ReloadOutlined';
import { statusOf } from '@alumni/shared-auth';
import { texts } from '@alumni/shared-contract';
import { failureText } from '@alumni/shared-ui/feedback';
import { Page, PageSkeleton } from '@alumni/shared-ui/page';
import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import Empty from 'antd/es/empty';
import { useComposition } from '../../api/composition';
import { Faults } from './Faults';
import { Journal } from './Journal';
import { NeverLive } from './NeverLive';
import { Overview } from './Overview';
import { RemoteCard } from './RemoteCard';
import { Violations } from './Violations';
import styles from './CompositionState.module.css';

/** Live version of each part, recent changes, and faults in browsers. */
export function CompositionStateScreen() {
  const { data: composition, error, isValidating, mutate } = useComposition();
  const reload = () => void mutate();
  if (!composition && !error) return <PageSkeleton />;
  return (
    <Page
      title="État du site"
      lead="Ce qui fonctionne, ce qui est fermé, et les pannes que des visiteurs ont rencontrées."
      actions={
        <Button
          icon={<ReloadOutlined spin={isValidating} aria-hidden aria-label="" />}
          aria-busy={isValidating}
          onClick={reload}
        >
          Actualiser
        </Button>
      }
    >
      {error && (
        <Alert
          type="error"
          showIcon
          title={
            statusOf(error) === 403 || statusOf(error) === 404
              ? 'Cette page est réservée à l’équipe.'
              : failureText(error)
          }
          action={<Button onClick={reload}>{texts.retry}</Button>}
        />
      )}
      {composition && (
        <>
          <Overview {...composition} />
          <div className={styles.remotes}>
            {composition.remotes.map((remote) => (
              <RemoteCard key={remote.name} remote={remote} vitals={composition.vitals} />
            ))}
          </div>
          {composition.vitals.length > 0 && (
            <p className={styles.lead}>
              Rapidité : part des visites, depuis sept jours, où la page s’affiche en 2,5 s, réagit
              en 0,2 s et ne saute pas. Une visite sur dix est mesurée.
            </p>
          )}
          <p className={styles.lead}>
            Sur chaque page, <kbd>Maj</kbd> + <kbd>F9</kbd> montre de quoi elle est composée et
            permet d’essayer une autre version.
          </p>
          {composition.remotes.length === 0 && (
            <Empty description="Aucune partie du site n’est publiée." />
          )}
          <NeverLive {...composition} />
          <Faults {...composition} />
          <Violations {...composition} />
          <Journal {...composition} />
        </>
      )}
    </Page>
  );
}
