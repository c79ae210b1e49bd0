import { openBox, type ShadowBox } from '@alumni/federation-runtime/shadow';
import type { ComponentType } from 'react';
import { screenLifecycles } from '../lifecycles';
import { followSheets } from './sheets';
import { visitNetwork } from './visit-network';

/** What a host passes; other props go to the screen. */
interface VisitProps {
  /** Element to show the screen in; it gets a shadow root. */
  domElement: HTMLElement;
  /** Unique in the page; single-spa sets it. */
  name?: string;
  /** Address at which the screen opens, query included: `/actualities/3`. */
  path?: string;
}

interface Visit {
  box: ShadowBox;
  /** What single-spa-react mounted with: it unmounts with the same. */
  props: Record<string, unknown> & { domElement?: HTMLElement };
  /** Settles once it is drawn, or has failed. */
  drawn: Promise<void>;
  stopSheets: () => void;
}

/**
 * The single-spa lifecycles of a screen for hosts that know nothing of the network (decision 53):
 * they need no shared module, set the copies of this entry to the network's origin, and keep the
 * screen's styles and the page's apart.
 * @param load imports the screen's component
 * @param name of the screen
 * @param route pattern of its address; the default of `path` when it has no parameters
 */
export function standardLifecycles(
  load: () => Promise<ComponentType>,
  name: string,
  route: string | undefined,
) {
  const own = screenLifecycles(load, name);
  const visits = new Map<HTMLElement, Visit>();
  let count = 0;

  return {
    /** Loads the screen. Rejects when a file does not come. */
    async bootstrap(given: object = {}): Promise<void> {
      // First, because later sheets override its tokens and base styles.
      await import('@alumni/shared-ui/theme');
      await own.bootstrap({ name, ...given } as never);
    },

    /**
     * Resolves once the screen is drawn; its own data may still load. Rejects when the network does
     * not answer, for a second screen in an element, and without the `path` of a screen whose
     * address has parameters.
     */
    async mount(given: VisitProps): Promise<void> {
      const { domElement, path } = given;
      if (visits.has(domElement)) throw new Error(`${name} is mounted in this element already.`);
      if (!path && route?.includes(':')) throw new Error(`${name} needs a path like ${route}.`);
      const box = openBox(domElement);
      const visit = { box, props: {}, stopSheets: () => undefined, drawn: Promise.resolve() };
      visits.set(domElement, visit);
      visit.drawn = draw(visit, given);
      await visit.drawn.catch((error: unknown) => {
        leave(domElement, visit);
        throw error;
      });
    },

    /** Passes changed props. */
    async update(given: VisitProps): Promise<void> {
      const visit = await visitIn(given);
      visit.props = { ...visit.props, ...given, domElement: visit.props.domElement };
      await own.update?.(visit.props as never);
    },

    /** Resolves once the element is empty again. */
    async unmount(given: VisitProps): Promise<void> {
      const visit = await visitIn(given);
      await own.unmount(visit.props as never);
      leave(given.domElement, visit);
    },
  };

  async function draw(visit: Visit, given: VisitProps): Promise<void> {
    const origin = await visitNetwork();
    visit.stopSheets = await followSheets(visit.box);
    visit.props = {
      // single-spa-react keeps what it mounts by name.
      name: `${name} ${++count}`,
      route,
      path: route,
      ...given,
      origin,
      domElement: visit.box.put(),
    };
    await own.mount(visit.props as never);
  }

  /** Waits until it is drawn: a host may leave earlier. */
  async function visitIn({ domElement }: VisitProps): Promise<Visit> {
    const visit = visits.get(domElement);
    await visit?.drawn;
    if (!visit) throw new Error(`${name} is not mounted in this element.`);
    return visit;
  }

  function leave(element: HTMLElement, { box, stopSheets }: Visit): void {
    visits.delete(element);
    stopSheets();
    box.empty();
  }
}
