export interface Baseline {
    url: string;
    /** Serves pages of that build from now on; files of the previous one stay. */
    release: (dist: string) => void;
    close: () => void;
}
/**
 * Serves the product as one application, compressed and cached like the gateway; API calls go to
 * the product at `product`.
 */
export declare function serveBaseline(product: string, port: number, dist: string): Promise<Baseline>;
