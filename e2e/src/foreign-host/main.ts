// What is shared is settled before any module asks for it.
void import('./host');

export {};
