/**
 * Makes the window match one media query and no other; jsdom lays nothing out. Ends with
 * `jest.restoreAllMocks()`.
 * @param query as the component spells it: `(width <= 40rem)`
 */
export function matchMedia(query: string): void {
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((media) =>
      Object.assign(new EventTarget(), { media, matches: media === query } as MediaQueryList),
    );
}
