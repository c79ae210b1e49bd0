/**
 * `npm run bench:lighthouse`: Lighthouse mobile on the home, a news item, sign-up and login: median of
 * three passes (`-- --runs 5` for more), and a failure where performance is under 95 or accessibility,
 * best practices or SEO under 100.
 */
import { benchOnProduct } from './bench-on-product.mjs';

await benchOnProduct('lighthouse', 20);
