/** The part of SWR's result that a list needs; `data` is undefined until the first answer. */
export interface Load<Data> {
  data: Data | undefined;
  error?: unknown;
  isValidating: boolean;
  mutate: () => Promise<unknown>;
}
