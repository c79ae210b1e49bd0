/** States of an action on several people. */
export const bulkStates = ['running', 'done', 'failed', 'undoing', 'undone'] as const;
export type BulkState = (typeof bulkStates)[number];
/**
 * What became of one person. `skipped`: it could not be done; `kept`: it was not undone, because
 * somebody changed the person meanwhile.
 */
export const bulkOutcomes = ['done', 'unchanged', 'skipped', 'undone', 'kept'] as const;
export type BulkOutcome = (typeof bulkOutcomes)[number];
