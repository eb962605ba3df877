import { createActor, waitFor, type ActorRefFrom } from 'xstate';
import { describe, expect, it } from 'vitest';
import { createNodeServer } from '#mocks/node.ts';
import { connectAs } from '../../testing/connect.ts';
import { timelineFrom } from '../../testing/timeline.ts';
import { date, testModel, start, timeZone } from './clockwork-day.test-model.ts';
import { clockWorkDayMachine, type ClockWorkDayEvent } from './clockwork-day.machine.ts';

type Day = ActorRefFrom<typeof clockWorkDayMachine>;

const settled = (day: Day) => waitFor(day, (snapshot) => !snapshot.hasTag('busy'));

async function startDay(personId: string) {
  const clock = timelineFrom(start);
  const observed = connectAs(await createNodeServer({ clock }), personId, 'aster');
  const day = createActor(clockWorkDayMachine, { input: { clock, timeZone, date } }).start();
  await settled(day);
  return { day, observed };
}

/** The available events of this type. */
const atHand = (day: Day, type: ClockWorkDayEvent['type']): ClockWorkDayEvent[] =>
  testModel.atHand?.(day.getSnapshot().context).filter((event) => event.type === type) ?? [];

function sendFirst(day: Day, type: ClockWorkDayEvent['type']) {
  const [event] = atHand(day, type);
  if (!event) throw new Error(`Nothing is at hand of the type ${type}.`);
  day.send(event);
}

describe('the events offered for a day', () => {
  it('the entries of the day are offered, each with the actions of its row', async () => {
    const { day } = await startDay('ben');
    const { entries } = day.getSnapshot().context;
    expect(entries.length).toBeGreaterThan(2);
    for (const type of ['entry.restart', 'adjust.opened', 'delete.request'] as const) {
      expect(atHand(day, type)).toMatchObject(entries.map((entry) => ({ type, entry })));
    }
  });

  it('the days before and after are offered', async () => {
    const { day } = await startDay('ben');
    expect(atHand(day, 'day.changed')).toMatchObject([
      { date: '2026-03-03' },
      { date: '2026-03-05' },
    ]);
  });

  it('a running entry is not offered for a restart', async () => {
    const { day } = await startDay('ben');
    const before = atHand(day, 'entry.restart').length;
    sendFirst(day, 'entry.restart');
    await settled(day);
    expect(atHand(day, 'adjust.opened')).toHaveLength(before + 1);
    expect(atHand(day, 'entry.restart')).toHaveLength(before);
  });

  it.each(['ben', 'grace'])(
    'the offered times are accepted by the server (%s)',
    async (personId) => {
      const { day, observed } = await startDay(personId);
      expect(atHand(day, 'adjust.changed')).toEqual([]);
      // Grace's entry of yesterday comes last.
      day.send(atHand(day, 'adjust.opened').at(-1) ?? { type: 'CANCEL' });
      sendFirst(day, 'adjust.changed');
      day.send({ type: 'SAVE' });
      await settled(day);
      // A stale entry also reads its day.
      const last = observed.calls.findLast((call) => call.startsWith('POST '));
      expect(last).toMatch(/^POST \/aster\/clockwork\/adjust\?/);
      expect(observed.problems).toEqual([]);
      expect(day.getSnapshot().matches({ shown: 'idle' })).toBe(true);
      expect(day.getSnapshot().context.stale).toEqual([]);
    },
  );
});
