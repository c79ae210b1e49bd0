/** The commits that productions ran last, newest first. Add one with each release. */
export const lastReleases = [
  '2fa52b9a9eff8a575186c198542d6f86aee3a187',
  'fb4499bd9e9f0bf5cca14a7c6440ad6e2316318b',
  'badde370d822037d74a8d776ec5d17efa0caf7c7',
] as const;
