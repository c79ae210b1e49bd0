/** The commits that productions ran last, newest first. Add one with each release. */
export const lastReleases = [
  '21f3768a5fb236ccdc992c0de7ae5d440ee977ec',
  '7cdd25994bd5de39a3c9bcb816a260ab19b41361',
  '0a924b0a052a50b9262ba3e21eea97d704dd3d1f',
] as const;
