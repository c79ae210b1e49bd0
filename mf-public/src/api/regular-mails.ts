import { applyLink } from './mailed-links';

/** Ends the weekly summary: false when the link no longer works. */
export const stopWeeklySummary = (token: string) =>
  applyLink(`/api/v2/weekly-summary/stop/${token}`, token);

/** 'My profile is right': false when the link no longer works. */
export const confirmProfile = (token: string) => applyLink('/api/v2/profile/confirm', token);
