/**
 * `npm run bench:lighthouse`: Lighthouse mobile on ten pages, compared with a page of React alone:
 * median of three passes (`-- --runs 5` for more, `-- --only home` for one page, `-- --slowed`
 * slows the browser down). Fails for a missed aim.
 */
import { benchOnProduct } from './bench-on-product.mjs';

await benchOnProduct('lighthouse', 40);
