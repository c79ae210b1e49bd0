/**
 * `npm run bench:budget`: bytes and requests of every route, for each kind of person who may open it,
 * beside the ceilings; a failure beyond. `-- liste_ancien` weighs one route alone.
 */
import { benchOnProduct } from './bench-on-product.mjs';

await benchOnProduct('budget', 20);
