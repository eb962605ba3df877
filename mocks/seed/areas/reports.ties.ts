import type { Ties } from '../seeded-area.ts';

export const ties: Ties = { needs: ['projects'] };
