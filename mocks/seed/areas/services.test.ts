import { expect, it } from 'vitest';
import { createMemoryStore } from '../../store/memory.ts';
import { worldSchema } from '../../schema/world-schema.ts';
import type { World } from '../../store/world.ts';
import { ensureAreaSeeded } from '../areas.ts';
import { seed, type SeedSize } from '../seed.ts';

/** The services of both tenants that have demo data, by their tenant. */
async function loadServices(
  size: SeedSize,
): Promise<Record<'aster' | 'birch', World['services'][]>> {
  const store = createMemoryStore(worldSchema);
  await seed(store, { now: () => Date.parse('2026-03-11T15:00:00.000Z') });
  // Only the services are seeded in this number: seed.test.ts covers the rest of the large world.
  await store.transaction('write', (tx) => tx.platform.put('meta', { id: 'seed', value: size }));
  await ensureAreaSeeded(store, 'services');
  return store.transaction('read', async (tx) => ({
    aster: await tx.tenant('aster').query('services'),
    birch: await tx.tenant('birch').query('services'),
  }));
}

it('the small world has twelve services, changed by different people on different days', async () => {
  const { aster, birch } = await loadServices('small');
  expect([aster.length, birch.length]).toEqual([12, 12]);
  const people = new Set(aster.map(({ changedByName }) => changedByName));
  expect(people).toEqual(new Set(['Ava Stone', 'Kira Novak']));
  expect(new Set(aster.map(({ changedOn }) => changedOn)).size).toBeGreaterThan(3);
});

it('the large world has ten thousand more services in Aster Labs, with unique names', async () => {
  const small = await loadServices('small');
  const large = await loadServices('large');
  expect(large.birch).toEqual(small.birch);
  expect(large.aster).toHaveLength(10_012);
  expect(new Set(large.aster.map(({ id }) => id)).size).toBe(10_012);
  expect(new Set(large.aster.map(({ name }) => name.toLowerCase())).size).toBe(10_012);
  const known = new Map(large.aster.map((service) => [service.id, service]));
  expect(small.aster.map(({ id }) => known.get(id))).toEqual(small.aster);
  for (const field of ['status', 'license', 'price', 'description', 'userLimits'] as const) {
    expect(new Set(large.aster.map((service) => service[field])).size).toBeGreaterThan(1);
  }
});

it('the large world of services is the same whenever it is made', async () => {
  expect(await loadServices('large')).toEqual(await loadServices('large'));
});
