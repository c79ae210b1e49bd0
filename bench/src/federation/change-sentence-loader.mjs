const before = 'title="Rejoignez notre réseau"';

/** What a team may release on any day: other words in one place. */
export default function changeSentenceLoader(source) {
  if (!source.includes(before)) throw new Error(`${this.resourcePath} lost « ${before} ».`);
  return source.replace(before, 'title="Entrez dans notre réseau"');
}
