/** The commits that productions ran last, newest first. Add one with each release. */
export const lastReleases = [
  '86d21df5d32b8897e15fe64aa3155aea5d7cf122',
  '987dd8e606496a30f40a5b9bb9662fee4b3f4b02',
  'f28d9a9f669228890b6ee7af840daebaa8b16ae2',
] as const;
