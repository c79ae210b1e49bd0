/** The commits that productions ran last, newest first. Add one with each release. */
export const lastReleases = [
  '49e2a10522118934dd434eece3fca45da182ae7a',
  '478ec5bbc466d56514c6fc94147f787c13d5f01f',
  '64133f78b297e08456876e20f69ba386f3c9fd0a',
] as const;
