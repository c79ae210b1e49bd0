import { http } from '@alumni/shared-auth';

/** SWR's fetcher: the body of a GET whose key is its address. */
export const get = <Reply>(path: string) => http.get<Reply>(path).then(({ data }) => data);
