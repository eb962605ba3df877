import { createActor, waitFor } from 'xstate';
import { beforeEach, describe, expect, it } from 'vitest';
import { api } from '#openapi/client/index.ts';
import { createNodeServer } from '#mocks/node.ts';
import {
  connectAs,
  down,
  healthy,
  type Observed,
  type ServerWithScenario,
} from '../../testing/connect.ts';
import { testPaths } from '../../testing/paths.suite.ts';
import { timelineFrom } from '../../testing/timeline.ts';
import type { Entry } from './entries.ts';
import { testModel } from './split-entry.test-model.ts';
import { splitEntryMachine } from './split-entry.machine.ts';

testPaths(testModel);

describe('splitting an entry', () => {
  const timeZone = 'Europe/Berlin';
  let server: ServerWithScenario;
  let observed: Observed;

  beforeEach(async () => {
    server = await createNodeServer({ clock: timelineFrom('2026-03-04T20:00:00.000Z') });
    observed = connectAs(server, 'ben', 'aster');
  });

  async function opened() {
    const day = await api.getClockWorkDay({ path: { date: '2026-03-04' } });
    const entry = day.clockWorkEntries.find(({ endTime }) => endTime !== null) as Entry;
    const actor = createActor(splitEntryMachine, { input: { entry, timeZone } }).start();
    const returned: Entry[] = [];
    actor.on('entries.changed', (event) => returned.push(...(event.returned ?? [])));
    const split = async () => {
      actor.send({ type: 'entry.split' });
      return waitFor(actor, (state) => !state.hasTag('busy'));
    };
    return { actor, entry, returned, split };
  }

  it('the entry becomes two adjacent ones, and the older one keeps the id', async () => {
    const { actor, entry, returned, split } = await opened();
    const point = actor.getSnapshot().context.point ?? 0;
    expect((await split()).value).toBe('split');
    const [newer, older] = returned;
    const at = new Date(point).toISOString();
    expect(older).toMatchObject({ id: entry.id, startTime: entry.startTime, endTime: at });
    expect(newer).toMatchObject({ startTime: at, endTime: entry.endTime });
  });

  it('a split at a time outside the entry sends no request', async () => {
    const { actor, split } = await opened();
    observed.calls.length = 0;
    actor.send({ type: 'point.typed', time: '23:59', typed: '11:59 PM' });
    expect((await split()).context).toMatchObject({ error: 'outside', typed: '11:59 PM' });
    expect(observed.calls).toEqual([]);
  });

  it('the entry stays unsplit while the server is down, and is split once it is back', async () => {
    const { actor, split } = await opened();
    const { point } = actor.getSnapshot().context;
    server.setScenario(down);
    expect((await split()).context).toMatchObject({ failure: { kind: 'down' }, point });
    server.setScenario(healthy);
    expect((await split()).value).toBe('split');
  });

  it('an entry that was changed on another device in the meantime says so, and is not split', async () => {
    const { actor, entry, split } = await opened();
    const newEndTime = new Date(Date.parse(entry.startTime) + 5 * 60_000).toISOString();
    await api.adjustClockWorkEntry({
      query: { entryId: entry.id, newStartTime: entry.startTime, newEndTime },
    });
    expect((await split()).context.failure).toMatchObject({
      kind: 'conflict',
      message: expect.stringMatching(/another tab/),
    });
    expect(actor.getSnapshot().hasTag('open')).toBe(true);
  });
});
