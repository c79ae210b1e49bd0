const before = "title: 'Rejoignez notre réseau'";

/**
 * A small release: one changed sentence.
 * @this {import('webpack').LoaderContext<{}>}
 */
export default function changeSentenceLoader(source) {
  if (!source.includes(before)) throw new Error(`${this.resourcePath} lost « ${before} ».`);
  return source.replace(before, "title: 'Entrez dans notre réseau'");
}
