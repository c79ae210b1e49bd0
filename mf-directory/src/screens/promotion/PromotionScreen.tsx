import { useSession } from '@alumni/shared-auth';
import type { AlumniGroups } from '@alumni/shared-contract';
import { ListStates } from '@alumni/shared-ui/antd-list';
import { CardSkeleton, InlineAlert, Section } from '@alumni/shared-ui/antd-page';
import { Page } from '@alumni/shared-ui/page';
import { useSearchParams } from '@alumni/shared-ui/router';
import RadioGroup from 'antd/es/radio/group';
import { useAlumniGroups } from '../../api/groups';
import { useWaitsForApproval } from '../alumni-list/useWaitsForApproval';
import { GroupList } from './GroupList';
import { OwnClass } from './OwnClass';

/** Ma promotion: the own class, and the directory by class, country, city, employer and field. */
export function PromotionScreen() {
  const waits = useWaitsForApproval();
  const { status } = useSession();
  const load = useAlumniGroups(status === 'ready' && !waits);
  return (
    <Page
      title="Ma promotion"
      lead="Retrouvez ceux de votre année, et les autres par leurs points communs."
    >
      {waits ? (
        <InlineAlert title="Votre inscription attend son approbation">
          Les promotions s’ouvrent dès que l’équipe du réseau l’aura approuvée.
        </InlineAlert>
      ) : (
        <ListStates<AlumniGroups>
          load={load}
          isEmpty={({ promotion }) => promotion.length === 0}
          emptyText="Personne n’a encore indiqué son année"
          skeleton={<CardSkeleton rows={8} />}
        >
          {(groups) => (
            <>
              <OwnClass own={groups.own} />
              <Groups groups={groups} />
            </>
          )}
        </ListStates>
      )}
    </Page>
  );
}

type GroupName = Exclude<keyof AlumniGroups, 'own'>;

const kinds: { value: GroupName; label: string }[] = [
  { value: 'promotion', label: 'Années' },
  { value: 'pays_residence', label: 'Pays' },
  { value: 'ville', label: 'Villes' },
  { value: 'employeur', label: 'Employeurs' },
  { value: 'filiere', label: 'Filières' },
];

/** One kind of group at a time, kept in the URL. */
function Groups({ groups }: { groups: AlumniGroups }) {
  const [url, setUrl] = useSearchParams();
  const { value, label } = kinds.find((kind) => kind.value === url.get('by')) ?? kinds[0]!;
  return (
    <Section title="Tous les anciens">
      <RadioGroup
        aria-label="Regrouper par"
        optionType="button"
        options={kinds}
        value={value}
        onChange={(event) =>
          setUrl({ by: event.target.value as string }, { replace: true, preventScrollReset: true })
        }
      />
      <GroupList label={label} filter={value} groups={groups[value]} />
    </Section>
  );
}
