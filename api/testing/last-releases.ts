/** The commits that productions ran last, newest first. Add one with each release. */
export const lastReleases = [
  '0a924b0a052a50b9262ba3e21eea97d704dd3d1f',
  'c10818610e7d4f6f1b2e126962683af3d51cef1a',
  '60e7c8958cc2635b8e788d731140bd41be9a4d12',
] as const;
