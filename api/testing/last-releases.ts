/** The commits that productions ran last, newest first. Add one with each release. */
export const lastReleases = [
  '535a3b30155462a6e9a8cb1617a8429d3600a564',
  '86d21df5d32b8897e15fe64aa3155aea5d7cf122',
  '987dd8e606496a30f40a5b9bb9662fee4b3f4b02',
] as const;
