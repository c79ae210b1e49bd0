/** The commits that productions ran last, newest first. Add one with each release. */
export const lastReleases = [
  '53c00966bfa182ef0d43a0920bb62bc2b5a14105',
  '6a15ce17dd40ab83481c92ef3cefc00615a56d48',
  'e5aee735eaa4124f075a53cc80b267e86b8eb50a',
] as const;
