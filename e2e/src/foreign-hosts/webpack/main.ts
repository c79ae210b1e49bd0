// Initialize the share scope before any remote is used.
void import('./site');

export {};
