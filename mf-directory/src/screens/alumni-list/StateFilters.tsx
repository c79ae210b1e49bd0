import { FilterSelect } from '@alumni/shared-ui/antd-filters';
import { flagLabels } from '../../components/flag-labels';
import type { AlumniListParams, StaffFilter } from './alumni-filters';

interface Choice {
  value: string;
  label: string;
  /** Filters it sets in the URL; the other filters of this select are removed. */
  filters: Partial<Record<StaffFilter, string>>;
}

const statusChoices: Choice[] = [
  { value: '1', label: flagLabels.is_activate.on, filters: { is_activate: '1' } },
  { value: '0', label: flagLabels.is_activate.off, filters: { is_activate: '0' } },
  { value: 'leaving', label: 'En cours de suppression', filters: { deletion: '1' } },
];

const approvalChoices: Choice[] = [
  { value: '1', label: flagLabels.approved.on, filters: { approved: '1' } },
  { value: '0', label: flagLabels.approved.off, filters: { approved: '0' } },
  { value: 'ready', label: 'Prêt à approuver', filters: { approved: '0', ready: '1' } },
  { value: 'unready', label: 'À compléter', filters: { approved: '0', ready: '0' } },
];

const certificationChoices: Choice[] = [
  { value: '1', label: flagLabels.certified.on, filters: { certified: '1' } },
  { value: '0', label: flagLabels.certified.off, filters: { certified: '0' } },
];

/** Filters for staff: flags, readiness for approval, deletion. */
export function StateFilters({ list }: { list: AlumniListParams }) {
  return (
    <>
      <ChoiceFilter
        list={list}
        label={flagLabels.is_activate.name}
        names={['is_activate', 'deletion']}
        choices={statusChoices}
      />
      <ChoiceFilter
        list={list}
        label={flagLabels.approved.name}
        names={['approved', 'ready']}
        choices={approvalChoices}
      />
      <ChoiceFilter
        list={list}
        label={flagLabels.certified.name}
        names={['certified']}
        choices={certificationChoices}
      />
    </>
  );
}

interface ChoiceFilterProps {
  list: AlumniListParams;
  label: string;
  /** Filters that this select controls. */
  names: readonly StaffFilter[];
  choices: readonly Choice[];
}

/** One select for several filters of the URL. */
function ChoiceFilter({ list, label, names, choices }: ChoiceFilterProps) {
  const none = Object.fromEntries(names.map((name) => [name, '']));
  const chosen = choices.find(({ filters }) =>
    names.every((name) => list.filters[name] === (filters[name] ?? '')),
  );
  return (
    <FilterSelect
      list={{
        filters: { choice: chosen?.value ?? '' },
        setFilter: (_name, value) => {
          const choice = choices.find((one) => one.value === value);
          list.setFilters({ ...none, ...choice?.filters });
        },
      }}
      name="choice"
      label={label}
      options={choices}
    />
  );
}
