import CalendarOutlined from '@ant-design/icons/es/icons/CalendarOutlined';
import type { JournalReply } from '@alumni/shared-contract';
import { FilterBar, FilterSelect, SearchBox } from '@alumni/shared-ui/antd-filters';
import { lazyPart } from '@alumni/shared-ui/feedback';
import Button from 'antd/es/button';
import { useState } from 'react';
import type { JournalParams } from './journal-filters';

const PeriodDialog = lazyPart(async () => (await import('./PeriodDialog')).PeriodDialog);

interface JournalFiltersProps {
  list: JournalParams;
  choices: JournalReply['choices'] | undefined;
}

/** Person concerned, actor, action, period. */
export function JournalFilters({ list, choices }: JournalFiltersProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <FilterBar list={list} label="Rechercher et filtrer">
      <SearchBox list={list} label="Personne concernée" placeholder="Nom, prénoms" />
      <FilterSelect list={list} name="actor" label="Auteur" options={choices?.actors ?? []} />
      <FilterSelect
        list={list}
        name="action"
        label="Action"
        allLabel="Toutes"
        options={choices?.actions ?? []}
      />
      <Button icon={<CalendarOutlined aria-hidden />} onClick={() => setOpen(true)}>
        Période
      </Button>
      {isOpen && <PeriodDialog list={list} onClose={() => setOpen(false)} />}
    </FilterBar>
  );
}
