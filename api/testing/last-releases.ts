/** The commits that productions ran last, newest first. Add one with each release. */
export const lastReleases = [
  'fb4499bd9e9f0bf5cca14a7c6440ad6e2316318b',
  'badde370d822037d74a8d776ec5d17efa0caf7c7',
  '535a3b30155462a6e9a8cb1617a8429d3600a564',
] as const;
