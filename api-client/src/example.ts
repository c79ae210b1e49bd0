import createClient from 'openapi-fetch';
import type { components, paths } from '../.generated/api';

/** A program of the school that uses the API. It must compile: this tests the generated types. */
export async function showTheNetwork(baseUrl: string): Promise<string[]> {
  const client = createClient<paths>({ baseUrl });
  const { data: latest, error } = await client.GET('/api/opportunities/latest');
  if (error) throw new Error(error.message);
  const titles: string[] = latest.map(({ titre }) => titre);

  const { data: page } = await client.GET('/api/users/students/list', {
    params: { query: { search: 'mensah', sexe: 'F', page: 2 } },
  });
  const names = page?.data.data.map(({ nom, prenoms }) => `${prenoms} ${nom}`) ?? [];
  return [...titles, ...names];
}

export async function signIn(baseUrl: string, login: components['schemas']['LoginInput']) {
  const client = createClient<paths>({ baseUrl });
  await client.GET('/sanctum/csrf-cookie');
  const { data, error } = await client.POST('/auth/login', { body: login });
  if (error) return { refused: error.message, fields: error.errors };
  const role: 1 | 2 | 3 = data.id_profil;
  return { id: data.id, role };
}

export async function publish(baseUrl: string) {
  const client = createClient<paths>({ baseUrl });
  const body = {
    type: 'STAGE',
    titre: 'Stage en comptabilité',
    publicateur: 'Kpalimé Énergie',
    description: '<p>Six mois à Lomé.</p>',
  } as const;
  await client.POST('/api/opportunities/create', { body });

  // The types must refuse what the API refuses: each line below must be an error.
  // @ts-expect-error a type of opportunity that does not exist
  await client.POST('/api/opportunities/create', { body: { ...body, type: 'VACANCES' } });
  // @ts-expect-error an update without the id of what it updates
  await client.PUT('/api/opportunities/update/{id}', { body });
  // @ts-expect-error a call that does not exist
  await client.GET('/api/opportunities/oldest');
  const { data } = await client.GET('/api/opportunities/{id}', { params: { path: { id: 1 } } });
  // @ts-expect-error a field that no opportunity has
  return data?.salaire;
}
