import { sexes } from '@alumni/shared-contract';

export const sexLabels = { M: 'Masculin', F: 'Féminin' } as const;

export const sexOptions = sexes.map((value) => ({ value, label: sexLabels[value] }));
