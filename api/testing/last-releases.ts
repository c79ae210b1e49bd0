/** The commits that productions ran last, newest first. Add one with each release. */
export const lastReleases = [
  'badde370d822037d74a8d776ec5d17efa0caf7c7',
  '535a3b30155462a6e9a8cb1617a8429d3600a564',
  '86d21df5d32b8897e15fe64aa3155aea5d7cf122',
] as const;
