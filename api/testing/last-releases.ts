/** The commits that productions ran last, newest first. Add one with each release. */
export const lastReleases = [
  '767dd77158a13295b1b61cc47d82daa5f6366e22',
  '49e2a10522118934dd434eece3fca45da182ae7a',
  '478ec5bbc466d56514c6fc94147f787c13d5f01f',
] as const;
