/** The whole data model, table by table; one file per subject in `schema/`. */
export * from './schema/access';
export * from './schema/approvals';
export * from './schema/bulk';
export * from './schema/community';
export * from './schema/composition';
export * from './schema/content';
export * from './schema/duplicates';
export * from './schema/imports';
export * from './schema/jobs';
export * from './schema/messages';
export * from './schema/paths';
export * from './schema/people';
export * from './schema/records';
export * from './schema/second-factor';
export * from './schema/studies';
