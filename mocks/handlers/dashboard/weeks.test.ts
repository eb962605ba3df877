import { expect, it } from 'vitest';
import { seeded } from '../../seed/seeded.ts';
import { startServer } from '../../testing/harness.ts';
import { at, entry, now, retainOnly } from '../../testing/timesheets.ts';

it('the Dashboard shows the time of the last six weeks, and the holidays of this one', async () => {
  const server = await startServer(now);
  await retainOnly(server, 'ben', [
    entry(1, at('09:00', '2026-03-04'), at('12:00', '2026-03-04')),
    entry(2, at('09:00', '2026-03-09'), at('11:00', '2026-03-09')),
  ]);
  await server.store.transaction('write', async (tx) => {
    const db = tx.tenant('aster');
    for (const { id } of await db.query('holidays')) await db.remove('holidays', id);
    for (const [id, date] of [
      ['past', '2026-03-06'],
      ['now', '2026-03-13'],
      ['next', '2026-04-03'],
    ] as const) {
      const holiday = { id, name: id, date, isOptional: false, isHalfDay: false };
      await db.put('holidays', seeded(holiday, Date.parse(now)));
    }
  });
  const { weeks, holidays } = await server.request('ben', 'getDashboard', {
    query: { tiles: ['weeks', 'holidays'] },
  });
  const short = { workingWeekInSeconds: 115_200 };
  expect(weeks?.weeks).toHaveLength(6);
  expect(weeks?.weeks.slice(-3)).toEqual([
    { from: '2026-02-23', totalTimeInSeconds: 0, workingWeekInSeconds: 144_000 },
    { from: '2026-03-02', totalTimeInSeconds: 10_800, ...short },
    { from: '2026-03-09', totalTimeInSeconds: 7200, ...short },
  ]);
  expect(holidays).toMatchObject({
    today: '2026-03-11',
    holidays: [{ date: '2026-03-13', name: 'now' }],
    next: { date: '2026-04-03', name: 'next' },
  });
});
