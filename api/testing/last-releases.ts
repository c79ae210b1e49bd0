/** The commits that productions ran last, newest first. Add one with each release. */
export const lastReleases = [
  '6a15ce17dd40ab83481c92ef3cefc00615a56d48',
  'e5aee735eaa4124f075a53cc80b267e86b8eb50a',
  '2de66b54a94aa78348c57232a75ec8ba9f2c6d48',
] as const;
