/**
 * What the screen of a slot hands to the parts that fill it, by the slot's name and version. A change
 * that a part of another release would not understand is a new version of the slot. Those of pages
 * after sign-in begin with `member.`.
 */
export interface SlotProps {
  /** On the home page. */
  'home.opportunities@1': Record<never, never>;
  /** On the page of an opportunity, for members: who published it. */
  'member.opportunity@1': { publicateur: string };
}

export type SlotName = keyof SlotProps;
