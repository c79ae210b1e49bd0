/** The commits that productions ran last, newest first. Add one with each release. */
export const lastReleases = [
  '987dd8e606496a30f40a5b9bb9662fee4b3f4b02',
  'f28d9a9f669228890b6ee7af840daebaa8b16ae2',
  '1b8f2824183b4b93b2fa8ba9ef203aa6d2885b18',
] as const;
