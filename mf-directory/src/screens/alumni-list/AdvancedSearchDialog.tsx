import { texts } from '@alumni/shared-contract';
import { SubmitButton } from '@alumni/shared-ui/antd-form';
import { Dialog } from '@alumni/shared-ui/dialog';
import { Form, FormActions } from '@alumni/shared-ui/form';
import { href, useNavigate } from '@alumni/shared-ui/router';
import Button from 'antd/es/button';
import { AdvancedSearchFields, type AdvancedSearch } from './AdvancedSearchFields';
import { staffFilterNames, type AlumniListParams } from './alumni-filters';

interface AdvancedSearchDialogProps {
  list: AlumniListParams;
  onClose: () => void;
}

/** All eleven filters; the choice goes to the URL like every other filter. */
export function AdvancedSearchDialog({ list, onClose }: AdvancedSearchDialogProps) {
  const navigate = useNavigate();
  const show = (values: AdvancedSearch) => {
    const states = Object.fromEntries(staffFilterNames.map((name) => [name, list.filters[name]]));
    void navigate(href('liste_ancien', {}, { ...values, ...states }));
    onClose();
  };
  return (
    <Dialog open size="large" title="Recherche avancée" onClose={onClose}>
      <Form<AdvancedSearch>
        guard={false}
        initialValues={{ ...list.filters, search: list.search }}
        onSubmit={(values) => Promise.resolve(show(values))}
      >
        <AdvancedSearchFields />
        <FormActions>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <SubmitButton>Rechercher</SubmitButton>
        </FormActions>
      </Form>
    </Dialog>
  );
}
