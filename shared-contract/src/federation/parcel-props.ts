/** Set by `data-count` on the container. */
interface ListProps {
  /** Entries shown, at most as many as the network has for the parcel. */
  count?: number | undefined;
}

/**
 * What a page of another site sets on a parcel, by the parcel's name. Such pages are never changed: a
 * change that they would not survive needs a new name.
 */
export interface ParcelProps {
  'dernieres-actualites': ListProps;
  'dernieres-opportunites': ListProps;
}
