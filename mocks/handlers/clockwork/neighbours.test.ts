import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { EntryRecord } from '../../store/world.ts';
import { startServer, type TestServer } from '../../testing/harness.ts';
import {
  at,
  findEntries,
  entry,
  retainOnly,
  now,
  spans,
  today,
  uuid,
} from '../../testing/timesheets.ts';

/** Further contents of a change's response: neighbors, versions, and the entry to continue. */
let server: TestServer;

beforeAll(async () => {
  server = await startServer(now);
});

beforeEach(() => server.setNow(now));

const post = (type: string, entryPayLoad: object) =>
  server.request('ben', 'postClockWork', { body: { type, entryPayLoad } });
const expectError = (type: string, entryPayLoad: object) =>
  server.expectError('ben', 'postClockWork', { body: { type, entryPayLoad } });
const given = (...entries: EntryRecord[]) => retainOnly(server, 'ben', entries);
const readStored = async () => spans(await findEntries(server, 'ben'));
const day = () => server.request('ben', 'getClockWorkDay', { path: { date: today } });

/** Entries by number, with the gaps that they report: below, above. */
const gaps = (
  entries: readonly { id: string; upFillApplicable: boolean; downFillApplicable: boolean }[] = [],
) =>
  entries.map((each) => [
    Number(each.id.slice(-2)),
    each.upFillApplicable,
    each.downFillApplicable,
  ]);

describe('the neighbors of a changed entry', () => {
  it('the neighbors of a changed entry are in the response, since their gaps have changed', async () => {
    await given(entry(1, '08:00', '09:00'), entry(2, '09:00', '10:00'), entry(3, '10:00', '11:00'));
    const { neighbours } = await post('update', {
      id: uuid(2),
      startTime: at('09:10'),
      endTime: at('09:50'),
    });
    expect(gaps(neighbours)).toEqual([
      [3, true, false],
      [1, false, true],
    ]);
  });

  it('the neighbors of a changed entry include those of the entry’s previous position', async () => {
    await given(entry(1, '08:00', '09:00'), entry(2, '09:00', '10:00'), entry(3, '12:00', '13:00'));
    const { neighbours } = await post('update', {
      id: uuid(2),
      startTime: at('13:00'),
      endTime: at('14:00'),
    });
    expect(gaps(neighbours)).toEqual([
      [3, true, false],
      [1, false, true],
    ]);
  });

  it('the neighbors of a changed entry are returned when entries are deleted, split, adjusted and filled', async () => {
    await given(entry(1, '08:00', '09:00'), entry(2, '09:00', '10:00'), entry(3, '10:00', '11:00'));
    const { neighbours } = await server.request('ben', 'deleteClockWorkEntries', {
      body: [uuid(2)],
    });
    expect(gaps(neighbours)).toEqual([
      [3, true, false],
      [1, false, true],
    ]);
    const filled = await post('upfill', { id: uuid(3) });
    expect(gaps(filled.neighbours)).toEqual([[1, false, false]]);
    const query = { entryId: uuid(1), newStartTime: at('08:00'), newEndTime: at('08:30') };
    const adjusted = await server.request('ben', 'adjustClockWorkEntry', { query });
    expect(gaps(adjusted.neighbours)).toEqual([[3, true, false]]);
    const split = await server.request('ben', 'splitClockWorkEntry', {
      query: { entryId: uuid(1), splitTime: at('08:15') },
    });
    expect(gaps(split.neighbours)).toEqual([[3, true, false]]);
  });
});

describe('the version of an entry', () => {
  it('the entry version increases with every change, and a change of a stale version is rejected', async () => {
    await given(entry(1, '09:00', '10:00'));
    const first = await post('update', { id: uuid(1), description: 'Mine', version: 1 });
    expect(first.clockWorkEntries[0]?.version).toBe(2);
    const stale = await expectError('update', { id: uuid(1), description: 'Theirs', version: 1 });
    expect(stale).toMatchObject({ status: 409, code: 'entryChangedMeanwhile' });
    expect((await findEntries(server, 'ben'))[0]?.description).toBe('Mine');
    await post('update', { id: uuid(1), description: 'Whatever was there' });
  });

  it.each([
    [
      'adjustClockWorkEntry',
      { query: { entryId: uuid(1), newStartTime: at('09:05'), version: '9' } },
    ],
    ['splitClockWorkEntry', { query: { entryId: uuid(1), splitTime: at('09:30'), version: '9' } }],
    [
      'adjustMultipleClockWorkEntries',
      { body: [{ entryId: uuid(1), newStartTime: at('09:05'), version: 9 }] },
    ],
    ['updateWorkStatus', { query: { isWFO: 'true' }, body: [{ id: uuid(1), version: 9 }] }],
    ['postClockWork', { body: { type: 'crossover', entryPayLoad: { id: uuid(1), version: 9 } } }],
  ] as const)('the operation %s rejects a stale version', async (operation, sent) => {
    await given(entry(1, '09:00', '10:00'));
    expect(await server.expectError('ben', operation, sent)).toMatchObject({ status: 409 });
    expect(await findEntries(server, 'ben')).toEqual([entry(1, '09:00', '10:00')]);
  });
});

describe('a break', () => {
  it('a break returns the entry to continue until something starts', async () => {
    await given(entry(1, '14:00', null));
    await post('break', { id: uuid(1) });
    expect((await day()).brokenEntry).toMatchObject({ id: uuid(1), description: 'Entry 1' });
    await post('restart', { id: uuid(1), newId: uuid(2) });
    expect((await day()).brokenEntry).toBeNull();
    server.setNow(at('15:20'));
    await post('end', { id: uuid(2) });
    expect((await day()).brokenEntry).toBeNull();
  });

  it('a break is stored also without settings, and a deleted entry is not continued', async () => {
    await given(entry(1, '14:00', null));
    await server.store.transaction('write', (tx) =>
      tx.tenant('aster').remove('clockWorkSettings', 'employee-ben'),
    );
    await post('break', { id: uuid(1) });
    const mini = await server.request('ben', 'getClockWorkMini', { path: { date: today } });
    expect(mini.brokenEntry).toMatchObject({ id: uuid(1) });
    await server.request('ben', 'deleteClockWorkEntries', { body: [uuid(1)] });
    expect((await day()).brokenEntry).toBeNull();
  });
});

describe('the limits of an entry', () => {
  const added = (startTime: string, endTime: string | null) =>
    expectError('add', {
      id: uuid(9),
      startTime,
      endTime,
      description: '',
      projectId: null,
      taskId: null,
    });

  it('the limits of an entry are the year 2000 and 31 days', async () => {
    await given();
    const early = await added('1999-12-31T23:00:00Z', '1999-12-31T23:30:00Z');
    expect(early).toMatchObject({ status: 400, code: 'entryTooEarly' });
    expect((await added('0001-01-01T09:00:00Z', null)).fieldErrors).toHaveProperty('startTime');
    const long = await added('2026-01-01T09:00:00Z', '2026-02-01T09:00:01Z');
    expect(long).toMatchObject({ status: 400, code: 'entryTooLong' });
    expect(long.fieldErrors).toEqual({ endTime: ['An entry can be up to 31 days long.'] });
    expect((await added('2026-01-01T09:00:00Z', null)).fieldErrors).toHaveProperty('startTime');
    expect(await readStored()).toEqual([]);
  });
});

describe('adjacent entries', () => {
  it('adjacent entries do not overlap, whatever their seconds: the new one is shortened', async () => {
    await given(
      entry(1, '08:00', '2026-03-11T09:00:40.000Z'),
      entry(3, '2026-03-11T10:00:20.000Z', '11:00'),
    );
    const payLoad = { id: uuid(2), startTime: at('09:00'), endTime: '2026-03-11T10:00:50.000Z' };
    await post('add', { ...payLoad, description: '', projectId: null, taskId: null });
    const [, added] = await findEntries(server, 'ben');
    expect(added).toMatchObject({
      startTime: '2026-03-11T09:00:40.000Z',
      endTime: '2026-03-11T10:00:20.000Z',
    });
  });

  it('adjacent entries still overlap by a minute', async () => {
    await given(entry(1, '08:00', '2026-03-11T09:01:00.000Z'));
    const payLoad = { id: uuid(2), startTime: at('09:00'), endTime: at('09:30') };
    const over = await expectError('add', {
      ...payLoad,
      description: '',
      projectId: null,
      taskId: null,
    });
    expect(over).toMatchObject({ status: 400, code: 'entryOverlaps' });
  });
});
