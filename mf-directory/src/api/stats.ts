import { useAnswer } from '@alumni/shared-auth';
import type { Stats } from '@alumni/shared-contract';

export const useStats = () => useAnswer<Stats>('/api/stats', { shouldRetryOnError: false });
