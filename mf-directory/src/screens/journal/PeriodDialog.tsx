import { texts } from '@alumni/shared-contract';
import { DateField } from '@alumni/shared-ui/antd-date';
import { SubmitButton } from '@alumni/shared-ui/antd-form';
import { Dialog } from '@alumni/shared-ui/dialog';
import { Form, FormActions } from '@alumni/shared-ui/form';
import Button from 'antd/es/button';
import type { JournalParams } from './journal-filters';

interface Period {
  from?: string;
  to?: string;
}

/** First and last day; either may be open. The choice goes to the URL like every other filter. */
export function PeriodDialog({ list, onClose }: { list: JournalParams; onClose: () => void }) {
  const show = ({ from = '', to = '' }: Period) => {
    list.setFilters({ from, to });
    onClose();
  };
  const { from, to } = list.filters;
  return (
    <Dialog open size="small" title="Période" onClose={onClose}>
      <Form<Period>
        guard={false}
        keep={false}
        initialValues={{ from, to }}
        onSubmit={(period) => Promise.resolve(show(period))}
      >
        <DateField name="from" label="Du" min="2000-01-01" max="2100-12-31" />
        <DateField
          name="to"
          label="Au"
          min="2000-01-01"
          max="2100-12-31"
          validate={(day: string | undefined, values: Period) =>
            day && values.from && day < values.from ? 'La fin est avant le début.' : undefined
          }
        />
        <FormActions>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <SubmitButton>Filtrer</SubmitButton>
        </FormActions>
      </Form>
    </Dialog>
  );
}
