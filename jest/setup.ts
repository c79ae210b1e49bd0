import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

/** What draws late on a busy machine is no failure. */
configure({ asyncUtilTimeout: 20_000 });
