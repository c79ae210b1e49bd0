import { accounts } from '../../../e2e/src/people';

/** A first screen to measure. */
export interface BenchPage {
  name: string;
  path: string;
  account: string | null;
}

/** Pages of the issue, and the largest of staff. */
export async function benchPages(product: string): Promise<BenchPage[]> {
  return [
    { name: 'accueil', path: '/', account: null },
    { name: 'actualité', path: `/actualities/${await firstNews(product)}`, account: null },
    { name: 'anciens (membre)', path: '/admin/students', account: accounts.member },
    { name: 'tableau de bord (équipe)', path: '/admin/dashboard', account: accounts.administrator },
  ];
}

async function firstNews(product: string): Promise<number> {
  const answer = await fetch(`${product}/api/guest/actualities?draft=0&limit=1`);
  const id = /"id":(\d+)/.exec(await answer.text())?.[1];
  if (!id) throw new Error('The demo has no news.');
  return Number(id);
}
