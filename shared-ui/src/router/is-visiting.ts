import { createContext } from 'react';

/** Whether the screen is on a page of another site, whose title and focus are not ours. */
export const IsVisiting = createContext(false);
