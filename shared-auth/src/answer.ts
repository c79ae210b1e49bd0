import { useMemo } from 'react';
import useSWR, { type SWRConfiguration, type SWRResponse } from 'swr';
import { http } from './http';

/**
 * GET of an address of the API.
 * @param address path with its query: `/api/v2/advantages`
 * @returns the body as the server sent it
 * @throws HttpError when the call fails
 */
export async function fetchAnswer<Reply>(address: string): Promise<Reply> {
  const { data } = await http.get<Reply>(address);
  return data;
}

/**
 * An answer of the API. SWR's cache keeps the raw answer under its address, because another remote
 * may request the same address; `useSelected` reads a part of it.
 * @param address null: no call
 */
export function useAnswer<Reply>(
  address: string | null,
  options: SWRConfiguration<Reply> = {},
): SWRResponse<Reply> {
  return useSWR<Reply>(address, (key: string) => fetchAnswer<Reply>(key), options);
}

/**
 * Like `useAnswer`, for a part of the answer. `mutate` still takes the whole answer.
 * @param select a stable function (module constant): its result is kept as long as the answer
 */
export function useSelected<Reply, Part>(
  address: string | null,
  select: (reply: Reply) => Part,
  options?: SWRConfiguration<Reply>,
) {
  const { data: reply, error, isLoading, isValidating, mutate } = useAnswer(address, options);
  const data = useMemo(() => (reply === undefined ? undefined : select(reply)), [reply, select]);
  return { data, error: error as unknown, isLoading, isValidating, mutate };
}
