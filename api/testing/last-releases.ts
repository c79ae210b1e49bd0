/** The commits that productions ran last, newest first. Add one with each release. */
export const lastReleases = [
  'c10818610e7d4f6f1b2e126962683af3d51cef1a',
  '60e7c8958cc2635b8e788d731140bd41be9a4d12',
  '767dd77158a13295b1b61cc47d82daa5f6366e22',
] as const;
