/** The commits that productions ran last, newest first. Add one with each release. */
export const lastReleases = [
  '478ec5bbc466d56514c6fc94147f787c13d5f01f',
  '64133f78b297e08456876e20f69ba386f3c9fd0a',
  '53c00966bfa182ef0d43a0920bb62bc2b5a14105',
] as const;
