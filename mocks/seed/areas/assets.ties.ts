import type { Ties } from '../seeded-area.ts';

export const ties: Ties = { needs: ['people', 'teams', 'vendors'], names: ['teams', 'vendors'] };
