/**
 * `npm run bench:lighthouse`: Lighthouse mobile on ten pages, compared with a page of React alone:
 * median of three passes in a slowed browser (`-- --runs 5` for more, `-- --only home` for one page,
 * `-- --simulated` for Lighthouse's simulation). Fails for a missed aim.
 */
import { benchOnProduct } from './bench-on-product.mjs';
import { installWhenNeeded } from './lib.mjs';

await installWhenNeeded('bench/lighthouse');
await benchOnProduct('lighthouse', 40);
