import { swap } from './swap';

/** Both views of a page; the visitor changed its one field before the scripts loaded. */
function views(field: string) {
  document.body.innerHTML = ['ssr', 'root']
    .map((id) => `<div id="${id}"><div><main>${field}</main></div></div>`)
    .join('');
  const [drawn, root] = ['ssr', 'root'].map((id) => document.getElementById(id)!);
  return { drawn: drawn!, root: root! };
}

test.each([
  ['input', '<input>', 'Comptable'],
  ['select', '<select><option value="">Tous</option><option>STAGE</option></select>', 'STAGE'],
] as const)(
  'passes what was chosen in a %s of the first view on to the page',
  (tag, field, value) => {
    const { drawn, root } = views(field);
    drawn.querySelector(tag)!.value = value;
    const events: string[] = [];
    for (const event of ['input', 'change']) root.addEventListener(event, () => events.push(event));
    swap(drawn, root);
    expect(root.querySelector(tag)?.value).toBe(value);
    expect(events).toContain(tag === 'select' ? 'change' : 'input');
    expect(document.getElementById('ssr')).toBeNull();
  },
);

test('an untouched list of the first view does not change the new view', () => {
  const { drawn, root } = views('<select><option>un</option><option>deux</option></select>');
  root.querySelector('select')!.value = 'deux';
  swap(drawn, root);
  expect(root.querySelector('select')?.value).toBe('deux');
});

test.each([
  ['aside', '<aside><button></button></aside><div><main></main></div>', (view: string) => view],
  [
    'header of a narrow window, which has no sidebar',
    '<aside></aside><div><header><button></button></header><main></main></div>',
    (view: string) => view.replace('<aside></aside>', ''),
  ],
] as const)('repeats a press in the %s, in the layout of members', (_, view, asOwn) => {
  const layout = (id: string, parts: string) =>
    `<div id="${id}"><div data-layout="member">${parts}</div></div>`;
  document.body.innerHTML = layout('ssr', view) + layout('root', asOwn(view));
  const [drawn, root] = ['ssr', 'root'].map((id) => document.getElementById(id)!);
  drawn!.querySelector('button')!.dataset.pressed = '';
  const onPress = jest.fn();
  root!.querySelector('button')!.addEventListener('click', onPress);
  swap(drawn!, root!);
  expect(onPress).toHaveBeenCalledTimes(1);
});

test.each([
  ['repeats', 'pause', 1],
  ['does not repeat', 'resume', 0],
] as const)('%s a press on a toggle that now means %s', (_, now, presses) => {
  const { drawn, root } = views('<button value="pause"></button>');
  drawn.querySelector('button')!.dataset.pressed = '';
  const own = root.querySelector('button')!;
  own.value = now;
  const onPress = jest.fn();
  own.addEventListener('click', onPress);
  swap(drawn, root);
  expect(onPress).toHaveBeenCalledTimes(presses);
});
