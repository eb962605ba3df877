import type { AreaSeed } from '../areas.ts';

const names = [
  'Alder Supplies',
  'Bytewise',
  'Cobalt Hardware',
  'Delta Office',
  'Ember Systems',
  'Fjord Networks',
];

/** Who the demo tenants buy from. */
export const seedVendors: AreaSeed = async ({ db, random }) => {
  for (const name of names) await db.put('vendors', { id: random.uuid(), name, isActive: true });
};
