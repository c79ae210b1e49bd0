import { randomBytes } from 'node:crypto';
import type { MatchedRoute, ShellRelease } from '@alumni/federation-registry';
import type { Registry } from '@alumni/shared-contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { emptyPage, type Views } from '../first-view/open-views';
import { registryForBrowser, shellIntegrity } from './browser-registry';
import type { GatewayOptions } from './gateway-options';
import { menuIcons, menuIconsAddress } from './menu-icons';
import { isPublic, pageData, sessionAddress } from './page-data';
import { pageFiles } from './page-files';
import { pageHead } from './page-head';
import { pageHtml, scriptJson } from './page-html';
import { sheetChooser } from './page-sheets';
import type { PinNotice } from './pin-request';
import { previewBanner } from './preview-banner';
import type { PreviewNotice } from './preview-request';
import { releaseTag } from './release-tag';
import { pageHeaders } from './security-headers';
import { siteStyle } from './site-style';

/** A requested page, with the visitor's registry and the matching route. */
export interface AskedPage {
  registry: Registry;
  match: MatchedRoute | null;
  pathname: string;
  searchParams: URLSearchParams;
  pin: PinNotice | null;
  preview: PreviewNotice | null;
}

/** Creates the page handler; computes what all pages share once. */
export function pageSender(options: GatewayOptions, views: Views, icon: string | undefined) {
  const { shell, baseUrl = '', remotesOrigin } = options;
  const { colours, ...site } = options.site;
  const texts = {
    integrity: scriptJson(shellIntegrity(shell)),
    site: scriptJson(site),
    ...(remotesOrigin && { 'remotes-origin': scriptJson(remotesOrigin) }),
  };
  const registryText = rememberEach((registry: Registry) =>
    scriptJson(registryForBrowser(registry)),
  );
  const sharePictures = sharePicturesOf(shell);
  const style = colours && siteStyle(colours);
  const chooseSheets = sheetChooser(options.publishedDir);
  const isHttps = baseUrl.startsWith('https:');

  return async (request: FastifyRequest, reply: FastifyReply, asked: AskedPage) => {
    const { registry, match, pathname, searchParams, pin, preview } = asked;
    const nonce = randomBytes(16).toString('base64url');
    const isGuest = !hasCookie(request, options.sessionCookie);
    const files = pageFiles(shell, match, remotesOrigin);
    const path = encodeURI(match ? pathOf(match) : pathname);
    // Canonical address of the route, not an alias or another spelling.
    const drawn = path + (/\?.*$/.exec(request.url)?.[0] ?? '');
    const { cookie } = request.headers;
    const asker = { cookie, guestCookie: options.guestCookie?.(cookie), ip: request.ip };
    const seen = match
      ? await views.see({ registry, match, path: drawn, searchParams, isGuest, asker })
      : emptyPage;
    const { item, view, isOfStaff, isRefused } = seen;
    const hasSidebar = !isGuest && match?.route.layout === 'member';
    const data = { ...seen.data, ...(hasSidebar && { [menuIconsAddress]: menuIcons(registry) }) };
    views.warm(registry);
    const isMissing = item?.status === 404;
    const hasData = isGuest || Object.keys(data).length > 0;
    const isPrivate = match && !isPublic(match.route);
    // Members have the shell's sheets since the login page; a guest's first page has none.
    const sheets = await chooseSheets(files, view !== null && !isPrivate);
    const html = pageHtml({
      template: shell.template,
      head: pageHead({
        route: match?.route,
        siteName: site.name,
        baseUrl,
        path,
        sharePictures,
        item: item?.status === 200 ? item.body : undefined,
      }),
      nonce,
      files,
      sheets,
      data: match ? dataToAsk(match) : [],
      icon,
      style,
      json: {
        registry: registryText(registry),
        release: scriptJson(releaseTag(registry, shell)),
        ...texts,
        ...(pin && { pin: scriptJson(pin) }),
        ...(preview && { preview: scriptJson(preview) }),
        ...(hasData && { 'first-data': scriptJson({ data, isGuest }) }),
      },
      banner: preview ? previewBanner(preview, registry) : undefined,
      view,
      density: isOfStaff ? 'compact' : undefined,
    });
    if (isMissing || isPrivate) void reply.header('x-robots-tag', 'noindex');
    return reply
      .code(isMissing ? 404 : 200)
      .headers(pageHeaders(nonce, `${pathname}?${searchParams}`, options, isHttps))
      .header('cache-control', isPrivate ? 'private, no-store' : 'no-store')
      .send(html);

    /** Data of the page that is requested separately; a guest's missing session is inlined. */
    function dataToAsk(found: MatchedRoute): string[] {
      const brought = new Set([...Object.keys(data), ...(isGuest ? [sessionAddress] : [])]);
      const mayAsk = !isGuest && !isRefused;
      return pageData(found, searchParams, mayAsk).filter((address) => !brought.has(address));
    }
  };
}

/** Canonical address of a page, whatever alias was requested. */
function pathOf({ route, params }: MatchedRoute): string {
  return route.path.replace(/\/?:(\w+)\??/g, (_, name: string) =>
    params[name] === undefined ? '' : `/${params[name]}`,
  );
}

/** `network` → its address: social-sharing pictures from the shell's build. */
function sharePicturesOf({ integrity }: ShellRelease): Record<string, string> {
  const found = Object.keys(integrity).map((name) => /^media\/share-(\w+)\.\w+\.png$/.exec(name));
  return Object.fromEntries(
    found.flatMap((match) => (match?.[1] ? [[match[1], `/assets/${match[0]}`]] : [])),
  );
}

function hasCookie(request: FastifyRequest, name: string | undefined): boolean {
  return name !== undefined && `; ${request.headers.cookie ?? ''}`.includes(`; ${name}=`);
}

/** Computes once per registry. */
function rememberEach<T extends object>(compute: (value: T) => string): (value: T) => string {
  const texts = new WeakMap<T, string>();
  return (value) => {
    const text = texts.get(value) ?? compute(value);
    texts.set(value, text);
    return text;
  };
}
