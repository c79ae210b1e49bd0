import { useSearchParams } from '@alumni/shared-ui/router';
import { ComparePair } from './ComparePair';
import { PairList } from './PairList';

/** Doublons: pairs who may be one person, or the two of the URL side by side. */
export function DuplicatesScreen() {
  const [url] = useSearchParams();
  const [one, other] = [Number(url.get('one')), Number(url.get('other'))];
  if (!(one > 0 && other > 0)) return <PairList />;
  return <ComparePair key={`${one} ${other}`} one={one} other={other} />;
}
