import '@testing-library/jest-dom';
import { TextDecoder, TextEncoder } from 'node:util';

// jsdom lacks what every browser has, and the router needs.
Object.assign(globalThis, { TextDecoder, TextEncoder });
