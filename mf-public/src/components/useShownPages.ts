import { useSearchParams } from '@alumni/shared-ui/router';

const most = 50;

/** The pages that a 'Voir plus' list shows, one under the other: 1 to `?page=`. */
export function useShownPages(): number[] {
  const asked = Number(useSearchParams()[0].get('page'));
  const count = Number.isInteger(asked) && asked > 1 ? Math.min(asked, most) : 1;
  return Array.from({ length: count }, (_, index) => index + 1);
}
