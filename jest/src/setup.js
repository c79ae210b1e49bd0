import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

/** Slow rendering on a busy machine is no failure. */
configure({ asyncUtilTimeout: 20_000 });
