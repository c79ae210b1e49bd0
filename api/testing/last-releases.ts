/** The commits that productions ran last, newest first. Add one with each release. */
export const lastReleases = [
  '7cdd25994bd5de39a3c9bcb816a260ab19b41361',
  '0a924b0a052a50b9262ba3e21eea97d704dd3d1f',
  'c10818610e7d4f6f1b2e126962683af3d51cef1a',
] as const;
