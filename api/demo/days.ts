const dayMs = 86_400_000;

/** A moment some days before `today`, in working hours. */
export const daysBefore = (today: Date, days: number, hour = 9): Date => {
  const moment = new Date(today.getTime() - days * dayMs);
  moment.setUTCHours(hour, 0, 0, 0);
  return moment > today ? today : moment;
};

/** The date some days after `today`: YYYY-MM-DD. */
export const dateAfter = (today: Date, days: number): string =>
  new Date(today.getTime() + days * dayMs).toISOString().slice(0, 10);
