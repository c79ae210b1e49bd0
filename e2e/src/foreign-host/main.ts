// Initialize the share scope before any module uses it.
void import('./host');

export {};
