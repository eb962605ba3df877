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
import { testModel } from './fill-gap.test-model.ts';
import { fillGapMachine } from './fill-gap.machine.ts';
import { findGaps, type Fill, type Gap } from './gaps.ts';

testPaths(testModel);

describe('filling a gap of the day', () => {
  const date = '2026-02-27';
  let server: ServerWithScenario;
  let observed: Observed;

  beforeEach(async () => {
    server = await createNodeServer({ clock: timelineFrom('2026-03-04T20:00:00.000Z') });
    observed = connectAs(server, 'ben', 'aster');
  });

  const listed = async () => (await api.getClockWorkDay({ path: { date } })).clockWorkEntries;

  /** A day with two entries, an hour apart. */
  async function madeGap(): Promise<Gap> {
    const work = { description: 'One', projectId: null, taskId: null };
    const add = (startTime: string, endTime: string) =>
      api.postClockWork({
        body: {
          type: 'add',
          entryPayLoad: { id: crypto.randomUUID(), startTime, endTime, ...work },
        },
      });
    await add(`${date}T02:00:00.000Z`, `${date}T02:30:00.000Z`);
    await add(`${date}T03:30:00.000Z`, `${date}T04:00:00.000Z`);
    const gap = [...findGaps(await listed()).values()].find(({ seconds }) => seconds === 3600);
    return gap as Gap;
  }

  async function filledBy(fill: Fill, gap: Gap) {
    const actor = createActor(fillGapMachine).start();
    const returned: unknown[] = [];
    actor.on('entries.changed', (event) => returned.push(...(event.returned ?? [])));
    const fillIt = async () => {
      actor.send({ type: 'gap.fill', fill, gap });
      return waitFor(actor, (state) => !state.hasTag('busy'));
    };
    await fillIt();
    return { actor, returned, fillIt };
  }

  it('a gap is filled up: the newer entry starts earlier, as shown in the preview', async () => {
    const gap = await madeGap();
    const { actor, returned } = await filledBy('upfill', gap);
    expect(returned).toMatchObject([{ id: gap.newer.id, startTime: gap.from }]);
    expect(actor.getSnapshot().context.grownId).toBe(gap.newer.id);
    expect(findGaps(await listed()).has(gap.newer.id)).toBe(false);
  });

  it('a gap is filled down: the older entry ends later', async () => {
    const gap = await madeGap();
    const { returned } = await filledBy('downfill', gap);
    expect(returned).toMatchObject([{ id: gap.older.id, endTime: gap.until }]);
  });

  it('a gap is filled once, however often it is requested', async () => {
    const gap = await madeGap();
    observed.calls.length = 0;
    const actor = createActor(fillGapMachine).start();
    actor.send({ type: 'gap.fill', fill: 'upfill', gap });
    actor.send({ type: 'gap.fill', fill: 'downfill', gap });
    await waitFor(actor, (state) => !state.hasTag('busy'));
    expect(observed.calls).toHaveLength(1);
  });

  it('a gap stays while the server is down, and is filled once it is back', async () => {
    const gap = await madeGap();
    server.setScenario(down);
    const { actor, returned, fillIt } = await filledBy('upfill', gap);
    expect(actor.getSnapshot().value).toBe('idle');
    expect(returned).toEqual([]);
    server.setScenario(healthy);
    await fillIt();
    expect(returned).toHaveLength(1);
  });
});
