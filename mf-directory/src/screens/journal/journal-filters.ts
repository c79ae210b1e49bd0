import type { JournalReply } from '@alumni/shared-contract';
import type { ListDefaults, ListParams } from '@alumni/shared-ui/list';
import { formatDate } from '@alumni/shared-ui/text';

type JournalFilter = 'person' | 'actor' | 'action' | 'from' | 'to';
export type JournalParams = ListParams<JournalFilter>;

/** `person` comes from the page of an alumnus. */
export const journalDefaults: ListDefaults<JournalFilter> = {
  filters: { person: '', actor: '', action: '', from: '', to: '' },
};

type Choices = JournalReply['choices']['actors'];
const nameIn = (choices: Choices | undefined, value: string) =>
  choices?.find((choice) => choice.value === value)?.label ?? '…';

/** Texts of the chips, with the names of the answer. */
export const journalLabels = (reply: JournalReply | undefined) => ({
  person: () => `Personne : ${reply?.person ?? '…'}`,
  actor: (value: string) => `Auteur : ${nameIn(reply?.choices.actors, value)}`,
  action: (value: string) => `Action : ${nameIn(reply?.choices.actions, value)}`,
  from: (day: string) => `Depuis le ${formatDate(day)}`,
  to: (day: string) => `Jusqu’au ${formatDate(day)}`,
});
