import { describe, expect, it } from 'vitest';
import type { Store } from '../store/store.ts';
import type { World } from '../store/world.ts';
import { createMemoryStore } from '../store/memory.ts';
import { worldSchema } from '../schema/world-schema.ts';
import { createDemoStore } from './demo-store.ts';
import { seed } from './seed.ts';

const clockAt = (time: string) => ({ now: () => Date.parse(`2026-03-04T${time}Z`) });

const readEntries = (store: Store<World>) =>
  store.transaction('read', ({ tenant }) => tenant('aster').query('entries'));

describe('a store of the demo world', () => {
  it('a demo store includes what is seeded at that second, though the world is made once a minute', async () => {
    await createDemoStore(clockAt('10:41:00.000'));
    const clock = clockAt('10:41:59.999');
    const fresh = createMemoryStore(worldSchema);
    await seed(fresh, clock);
    expect(await readEntries(await createDemoStore(clock))).toEqual(await readEntries(fresh));
  });

  it('a demo store changes independently of other stores', async () => {
    const clock = clockAt('10:42:00.000');
    const [one, other] = [await createDemoStore(clock), await createDemoStore(clock)];
    const before = await readEntries(other);
    const id = before[0]?.id ?? '';
    await one.transaction('write', ({ tenant }) => tenant('aster').remove('entries', id));
    expect((await readEntries(one)).map((entry) => entry.id)).not.toContain(id);
    expect(await readEntries(other)).toEqual(before);
    expect(await readEntries(await createDemoStore(clock))).toEqual(before);
  });

  it('a demo store is made again for another minute', async () => {
    const running = async (time: string) =>
      (await readEntries(await createDemoStore(clockAt(time)))).length;
    expect(await running('10:00:00')).toBeLessThan(await running('20:00:00'));
  });
});
