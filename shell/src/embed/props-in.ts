declare const PARCEL_PROPS: Record<string, string[]>;

/**
 * What the page sets on a parcel: `data-count="3"` is `{ count: 3 }`. Of the props that the contract
 * gives the parcel, those with a whole number from 1; another value counts as none, because the page
 * shows our content all the same.
 * @param place the container, with the parcel's name in `data-alumni`
 */
export function propsIn({ dataset }: HTMLElement): Record<string, number> {
  const known = PARCEL_PROPS[dataset.alumni ?? ''] ?? [];
  const values = known.map((prop) => [prop, Number(dataset[prop])] as const);
  return Object.fromEntries(values.filter(([, value]) => Number.isInteger(value) && value >= 1));
}
