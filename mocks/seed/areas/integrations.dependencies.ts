import type { SeedDependencies } from '../seeded-area.ts';

export const seedDependencies: SeedDependencies = { needs: ['people'] };
