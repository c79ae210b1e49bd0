/** The commits that productions ran last, newest first. Add one with each release. */
export const lastReleases = [
  '2de66b54a94aa78348c57232a75ec8ba9f2c6d48',
  '50fcdbce93f9fc4564b630d1089fa76d1296bb6b',
  '2fa52b9a9eff8a575186c198542d6f86aee3a187',
] as const;
