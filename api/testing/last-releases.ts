/** The commits that productions ran last, newest first. Add one with each release. */
export const lastReleases = [
  '50fcdbce93f9fc4564b630d1089fa76d1296bb6b',
  '2fa52b9a9eff8a575186c198542d6f86aee3a187',
  'fb4499bd9e9f0bf5cca14a7c6440ad6e2316318b',
] as const;
