import type { Ties } from '../seeded-area.ts';

export const ties: Ties = { needs: ['people', 'clients', 'teams'], names: ['clients'] };
