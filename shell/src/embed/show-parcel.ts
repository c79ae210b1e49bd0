import { openBox } from '@alumni/federation-runtime/shadow';
import { findParcel, forgetRegistry, type FoundParcel } from './find-parcel';
import { loading, notice } from './notice';
import { nonce, origin, ownFiles } from './network';
import { propsIn } from './props-in';
import { retryFolder, trustFolder } from './prepare-script';

declare const PARCEL_TITLES: Record<string, string>;

/** Time limit for registry, code and style sheets together, in ms. */
const patienceMs = 8000;

/**
 * Shows the parcel that `data-alumni` names, or a French message when it is unavailable. No failure
 * reaches the surrounding page.
 * @returns removes it
 */
export function showParcel(place: HTMLElement): () => void {
  const name = place.dataset.alumni ?? '';
  const box = openBox(place);
  let isGone = false;
  let unmount: () => Promise<unknown> = async () => undefined;

  async function show() {
    box.put(loading());
    const found = await findParcel(name);
    if (!found) return box.put(notice(`Le réseau n’a pas de contenu nommé « ${name} ».`));
    if (found.remote.state !== 'on') return tellAway('en maintenance');
    const base = origin + found.remote.base;
    trustFolder(base, found.remote.integrity);
    const [host] = await Promise.all([import('./host'), box.setSheets(sheetsOf(found, base))]);
    const lifecycles = await host.loadParcel(found, base);
    if (isGone) return;
    const props = { ...propsIn(place), domElement: box.put(), name };
    unmount = await host.mountParcel(lifecycles, props);
    if (isGone) await unmount();
  }

  function tellAway(how = 'momentanément indisponibles') {
    const title = PARCEL_TITLES[name] ?? 'Les nouvelles du réseau';
    box.put(notice(`${title} sont ${how}.`, { href: origin, onRetry: () => attempt(true) }));
  }

  function attempt(again = false) {
    if (again) {
      forgetRegistry();
      retryFolder(`${origin}/assets/embed/`);
    }
    withinPatience(show()).catch(() => !isGone && tellAway());
  }

  attempt();
  return () => {
    isGone = true;
    unmount()
      .catch(() => undefined)
      .finally(box.empty);
  };
}

/** Style sheets of the host, then of the remote's parcel. */
function sheetsOf({ remote, parcel }: FoundParcel, base: string) {
  const screen = parcel.screen.slice(parcel.screen.lastIndexOf('/') + 1);
  const own = Object.keys(ownFiles).filter((file) => file.endsWith('.css'));
  const css = [`./lifecycles/${screen}`, `./${screen}`].flatMap(
    (key) => remote.exposes[key]?.css ?? [],
  );
  return [
    ...own.map((file) => ({
      href: `${origin}/assets/embed/${file}`,
      integrity: ownFiles[file] ?? '',
    })),
    ...[...new Set(css)].map((file) => ({
      href: base + file,
      integrity: remote.integrity[file] ?? '',
    })),
  ].map((sheet) => ({ ...sheet, ...(nonce && { nonce }) }));
}

function withinPatience<T>(work: Promise<T>): Promise<T> {
  return Promise.race([
    work,
    new Promise<never>((_, reject) => {
      const timer = setTimeout(() => reject(new Error('timed out')), patienceMs);
      work.then(
        () => clearTimeout(timer),
        () => clearTimeout(timer),
      );
    }),
  ]);
}
