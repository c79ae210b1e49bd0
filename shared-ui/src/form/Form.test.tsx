import { fetchCurrentUser, http } from '@alumni/shared-auth';
import { screen, waitFor, within } from '@testing-library/react';
import { Link, useNavigate } from 'react-router-dom';
import { hasUnsavedChanges } from '../router/unsaved-changes';
import { fakeApi, type FakeApi } from '../testing/fakeApi';
import { holdAnswer } from '../testing/holdAnswer';
import { renderScreen } from '../testing/renderScreen';
import { Button } from '../guest/Button';
import { Form, type FormProps } from './Form';
import { EmailField } from '../guest/EmailField';
import { SubmitButton } from '../guest/SubmitButton';
import { TextField } from '../guest/TextField';
import { useRows } from './useRows';

interface Person {
  nom: string;
  email: string;
}

const anything = { parse: (value: unknown) => value };
const refused = (errors: Record<string, string[]>) => ({ message: 'Données invalides.', errors });
let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
});

function PersonForm(props: Partial<FormProps<Person>>) {
  return (
    <>
      <Link to="/ailleurs">Ailleurs</Link>
      <Form<Person> onSubmit={(values) => http.post('/api/people', values)} {...props}>
        <TextField name="nom" label="Nom" required />
        <EmailField name="email" label="E-mail" />
        <SubmitButton>Enregistrer</SubmitButton>
      </Form>
    </>
  );
}

const send = () => screen.getByRole('button', { name: 'Enregistrer' });
const nom = () => screen.getByRole('textbox', { name: /Nom/ });
const email = () => screen.getByRole('textbox', { name: 'E-mail' });

test('shows required fields and focuses the first, without a call', async () => {
  const { user } = renderScreen(<PersonForm />);
  await user.click(send());
  await waitFor(() => expect(nom()).toHaveFocus());
  expect(nom()).toHaveAccessibleDescription(/Ce champ est obligatoire/);
  expect(nom()).toBeInvalid();
  expect(api.calls()).toHaveLength(0);
});

test.each([400, 422])("shows the server's first message of each field (%i)", async (status) => {
  api.refuse(
    'post',
    '/api/people',
    status,
    refused({ nom: ['Trop long.', 'Autre.'], email: ['Pris.'] }),
  );
  const { user } = renderScreen(<PersonForm />);
  await user.type(nom(), 'Mensah');
  await user.click(send());
  expect(await screen.findByText('Trop long.')).toBeInTheDocument();
  expect(screen.queryByText('Autre.')).not.toBeInTheDocument();
  expect(nom()).toHaveFocus();
});

test('editing a field clears its server message and keeps the others', async () => {
  api.refuse('post', '/api/people', 422, refused({ nom: ['Trop long.'], email: ['Pris.'] }));
  const { user } = renderScreen(<PersonForm />);
  await user.type(nom(), 'Mensah');
  await user.click(send());
  await screen.findByText('Trop long.');
  await user.type(nom(), 'x');
  expect(screen.queryByText('Trop long.')).not.toBeInTheDocument();
  expect(email()).toHaveAccessibleDescription(/Pris/);
});

test('shows the message of a field that is not on screen', async () => {
  api.refuse('post', '/api/people', 422, refused({ captcha: ['Recommencez.'] }));
  const { user } = renderScreen(<PersonForm />);
  await user.type(nom(), 'Mensah');
  await user.click(send());
  expect(await screen.findByRole('alert')).toHaveTextContent('Recommencez.');
});

test('shows a server message under the field mapped to its name', async () => {
  api.refuse('post', '/api/people', 422, refused({ surname: ['Inconnu.'] }));
  const onFieldErrors = jest.fn();
  const { user } = renderScreen(
    <PersonForm fieldOf={{ surname: 'nom' }} onFieldErrors={onFieldErrors} />,
  );
  await user.type(nom(), 'Mensah');
  await user.click(send());
  await waitFor(() => expect(nom()).toHaveAccessibleDescription(/Inconnu/));
  expect(screen.getAllByText('Inconnu.')).toHaveLength(1);
  expect(onFieldErrors).toHaveBeenCalledTimes(1);
});

test('a double click sends one request', async () => {
  const { until, answer } = holdAnswer();
  api.post('/api/people', anything, { status: true }, { until });
  const onSuccess = jest.fn();
  const { user } = renderScreen(<PersonForm onSuccess={onSuccess} />);
  await user.type(nom(), 'Mensah');
  await user.dblClick(send());
  answer();
  await waitFor(() => expect(onSuccess).toHaveBeenCalledTimes(1));
  expect(api.calls('post')).toEqual([expect.objectContaining({ body: { nom: 'Mensah' } })]);
});

test('shows any other failure as a toast by default, or as an alert in the form', async () => {
  api.refuse('post', '/api/people', 500);
  const first = renderScreen(<PersonForm />);
  await first.user.type(nom(), 'Mensah');
  await first.user.click(send());
  expect(await screen.findByRole('alert')).toHaveTextContent('Oups quelque chose s’est mal passé');
  first.unmount();

  const { user } = renderScreen(<PersonForm onFailure="inline" />);
  await user.type(nom(), 'Mensah');
  await user.click(send());
  const form = nom().closest('form')!;
  expect(await within(form).findByRole('alert')).toHaveTextContent('Oups');
});

test('names the cause when saving fails offline, and keeps the typed text', async () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  api.cut('post', '/api/people');
  const { user } = renderScreen(<PersonForm />);
  await user.type(nom(), 'Mensah');
  await user.click(send());
  expect(await screen.findByRole('alert')).toHaveTextContent('Vous êtes hors ligne');
  expect(nom()).toHaveValue('Mensah');
  // An answer came: the browser's offline flag was wrong, and the failure is another.
  api.refuse('post', '/api/people', 500);
  await user.click(send());
  expect(await screen.findByText('Oups quelque chose s’est mal passé')).toBeVisible();
  online.mockRestore();
});

test('resets after a success when asked, without validation messages', async () => {
  api.post('/api/people', anything, {});
  const { user } = renderScreen(<PersonForm resetOnSuccess />);
  await user.type(nom(), 'Mensah');
  await user.type(email(), 'ama@exemple.com');
  await user.click(send());
  await waitFor(() => expect(nom()).toHaveValue(''));
  expect(email()).toHaveValue('');
  expect(screen.queryByText('Ce champ est obligatoire')).not.toBeInTheDocument();
});

test('asks before leaving with changes; staying keeps the typed text', async () => {
  const { user, location } = renderScreen(<PersonForm />);
  await user.type(nom(), 'Mensah');
  expect(hasUnsavedChanges()).toBe(true);
  await user.click(screen.getByRole('link', { name: 'Ailleurs' }));
  const stay = await screen.findByRole('button', { name: 'Rester' });
  expect(stay).toHaveFocus();
  await user.click(stay);
  expect(nom()).toHaveValue('Mensah');
  await user.click(screen.getByRole('link', { name: 'Ailleurs' }));
  await user.click(await screen.findByRole('button', { name: 'Quitter sans enregistrer' }));
  await waitFor(() => expect(location()).toBe('/ailleurs'));
});

test('does not ask when the end of the session redirects to the login page', async () => {
  const { user, navigate, location } = renderScreen(<PersonForm />);
  await user.type(nom(), 'Mensah');
  api.refuse('get', '/api/people', 401);
  await expect(http.get('/api/people')).rejects.toThrow();
  await navigate('/ailleurs');
  expect(location()).toBe('/ailleurs');
  // After a sign-in the next form asks again.
  api.get('/api/users/current', anything, [{ id: 1 }]);
  await fetchCurrentUser();
});

test('saves the typed text when the session expires; only its owner gets it back, once', async () => {
  const type = async () => {
    const page = renderScreen(<PersonForm label="Personne" />);
    await page.user.type(nom(), 'Mensah');
    api.refuse('get', '/api/people', 401);
    await expect(http.get('/api/people')).rejects.toThrow();
    page.unmount();
  };
  const signIn = async (id: number) => {
    api.get('/api/users/current', anything, [{ id }]);
    await fetchCurrentUser();
  };
  await signIn(1);
  await type();
  await signIn(2);
  const others = renderScreen(<PersonForm label="Personne" />);
  expect(nom()).toHaveValue('');
  others.unmount();
  await signIn(1);
  const another = renderScreen(<PersonForm label="Autre" />);
  expect(nom()).toHaveValue('');
  another.unmount();
  const own = renderScreen(<PersonForm label="Personne" />);
  expect(nom()).toHaveValue('Mensah');
  expect(screen.getByRole('status')).toHaveTextContent(/avant la fin de votre connexion/);
  expect(hasUnsavedChanges()).toBe(true);
  own.unmount();
  renderScreen(<PersonForm label="Personne" />);
  expect(nom()).toHaveValue('');
});

test('treats another record in the same form as another form', async () => {
  api.get('/api/users/current', anything, [{ id: 1 }]);
  await fetchCurrentUser();
  const page = renderScreen(<PersonForm label="Fiche" initialValues={{ nom: 'Koffi' }} />);
  await page.user.type(nom(), ' Yao');
  api.refuse('get', '/api/people', 401);
  await expect(http.get('/api/people')).rejects.toThrow();
  page.unmount();
  const other = renderScreen(<PersonForm label="Fiche" initialValues={{ nom: 'Adjovi' }} />);
  expect(nom()).toHaveValue('Adjovi');
  other.unmount();
  renderScreen(<PersonForm label="Fiche" initialValues={{ nom: 'Koffi' }} />);
  expect(nom()).toHaveValue('Koffi Yao');
  api.get('/api/users/current', anything, [{ id: 1 }]);
  await fetchCurrentUser();
});

test('after too many attempts blocks the form for as long as the server asks', async () => {
  api.refuse('post', '/api/people', 429, { message: 'Trop de demandes.' }, { 'retry-after': '1' });
  const { user } = renderScreen(<PersonForm />);
  await user.type(nom(), 'Mensah');
  await user.click(send());
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Trop de demandes. Réessayez dans 1 s.',
  );
  expect(send()).toBeDisabled();
  expect(send()).toHaveAccessibleDescription(/Réessayez dans \d s\./);
  await waitFor(() => expect(send()).toBeEnabled(), { timeout: 4_000 });
});

function PersonFormThatLeaves() {
  const navigate = useNavigate();
  return <PersonForm onSuccess={() => void navigate('/ailleurs')} />;
}

test('lets onSuccess navigate without asking', async () => {
  api.post('/api/people', anything, { status: true });
  const { user, location } = renderScreen(<PersonFormThatLeaves />);
  await user.type(nom(), 'Mensah');
  await user.click(send());
  await waitFor(() => expect(location()).toBe('/ailleurs'));
});

interface Study {
  parcours: { ecole: string }[];
}

function Studies() {
  return (
    <Form<Study>
      initialValues={{ parcours: [{ ecole: 'A' }, { ecole: 'B' }, { ecole: 'C' }] }}
      onSubmit={(values) => http.put('/api/parcours', values)}
    >
      <StudyRows />
      <SubmitButton>Enregistrer</SubmitButton>
    </Form>
  );
}

function StudyRows() {
  const { rows, add, remove, move, error } = useRows<Study['parcours'][number]>('parcours');
  return (
    <>
      {error && <p>{error}</p>}
      {rows.map(({ key, name, index }) => (
        <fieldset key={key} aria-label={`Ligne ${index + 1}`}>
          <TextField name={`${name}.ecole`} label="École" />
          <Button onClick={() => remove(index)}>Retirer</Button>
          <Button onClick={() => move(index, 0)}>En premier</Button>
        </fieldset>
      ))}
      <Button onClick={() => add({ ecole: '' })}>Ajouter</Button>
    </>
  );
}

const row = (number: number) => within(screen.getByRole('group', { name: `Ligne ${number}` }));
const schools = () =>
  screen.getAllByRole<HTMLInputElement>('textbox', { name: 'École' }).map(({ value }) => value);

test('server messages follow their row when rows are moved or removed', async () => {
  api.refuse('put', '/api/parcours', 422, refused({ 'parcours.2.ecole': ['École inconnue.'] }));
  const { user } = renderScreen(<Studies />);
  await user.click(send());
  expect(await row(3).findByText('École inconnue.')).toBeInTheDocument();
  await user.click(row(1).getByRole('button', { name: 'Retirer' }));
  expect(schools()).toEqual(['B', 'C']);
  expect(row(2).getByText('École inconnue.')).toBeInTheDocument();
  await user.click(row(2).getByRole('button', { name: 'En premier' }));
  expect(schools()).toEqual(['C', 'B']);
  expect(row(1).getByText('École inconnue.')).toBeInTheDocument();
  await user.click(row(1).getByRole('button', { name: 'Retirer' }));
  expect(screen.queryByText('École inconnue.')).not.toBeInTheDocument();
});

test('a row added after a removed one starts empty', async () => {
  const { user } = renderScreen(<Studies />);
  await user.click(row(2).getByRole('button', { name: 'Retirer' }));
  await user.click(screen.getByRole('button', { name: 'Ajouter' }));
  expect(schools()).toEqual(['A', 'C', '']);
  expect(hasUnsavedChanges()).toBe(true);
});
