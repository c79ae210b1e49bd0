/**
 * `npm run bench:lighthouse`: Lighthouse mobile on the home, a news item, sign-up and login: median
 * of three passes (`-- --runs 5` for more). Fails when performance is below 95, or accessibility,
 * best practices or SEO below 100.
 */
import { benchOnProduct } from './bench-on-product.mjs';

await benchOnProduct('lighthouse', 20);
