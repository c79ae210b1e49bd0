/**
 * `npm run bench:budget`: bytes and requests of every route, for each kind of person who may open
 * it, compared with the limits; fails above them. `-- liste_ancien` measures one route.
 */
import { benchOnProduct } from './bench-on-product.mjs';

await benchOnProduct('budget', 20);
