import { http } from '@alumni/shared-auth';

/** SWR fetcher: GETs the key and returns the body. */
export const get = <Reply>(path: string) => http.get<Reply>(path).then(({ data }) => data);
