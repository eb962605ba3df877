import { createActor, waitFor } from 'xstate';
import { beforeEach, describe, expect, it } from 'vitest';
import { api } from '#openapi/client/index.ts';
import { createNodeServer } from '#mocks/node.ts';
import { connectAs, down, healthy, type ServerWithScenario } from '../testing/connect.ts';
import { testPaths } from '../testing/paths.suite.ts';
import { holidayCopyMachine } from './holiday-copy.machine.ts';
import { testModel } from './holiday-copy.test-model.ts';
import { createHolidays } from './holiday-rows.actors.ts';
import { knownOf2027, sampleRows } from './holiday-rows.fixtures.ts';
import { checkRows, copyRows, findBlock, listSaved, maxHolidays, toYear } from './holiday-rows.ts';
import { sampleHoliday } from './holiday.fixtures.ts';
import { toHolidayBody, toHolidayForm } from './holiday.ts';

testPaths(testModel);

const rows = { rows: sampleRows, known: [], serverErrors: {} };

describe('the rows of copied holidays', () => {
  it('a row is not copied if its day has another holiday, or it exists already', () => {
    const checked = checkRows({ ...rows, known: knownOf2027 });
    expect(checked.map(({ row, skipped }) => [row.date, skipped])).toEqual([
      ['2027-01-01', 'exists'],
      ['2027-05-01', 'taken'],
      ['2027-10-04', null],
      ['2027-12-24', null],
      ['2027-12-31', null],
    ]);
    expect(checked[1]?.other).toBe('Spring Day');
  });

  it('the later of two rows of one day is not copied, unless the earlier is left out', () => {
    const [first, second, ...others] = sampleRows;
    if (!first || !second) throw new Error('Expected two sample rows, found fewer.');
    const moved = { ...second, date: first.date };
    const twice = checkRows({ ...rows, rows: [first, moved, ...others] });
    expect(twice[1]).toMatchObject({ skipped: 'twice', other: first.name });
    const left = checkRows({ ...rows, rows: [{ ...first, isIncluded: false }, moved] });
    expect(left.map(({ skipped }) => skipped)).toEqual(['leftOut', null]);
  });

  it('29 February becomes 28 February in a year without it', () => {
    expect(toYear('2028-02-29', 2029)).toBe('2029-02-28');
    expect(toYear('2024-02-29', 2028)).toBe('2028-02-29');
  });

  it('rows without a name or a day block the save, as do none and more than the limit', () => {
    const [first] = sampleRows;
    if (!first) throw new Error('Expected a sample row, found none.');
    expect(findBlock({ ...rows, rows: [{ ...first, name: '\u200B' }] })).toBe('invalid');
    expect(findBlock({ ...rows, rows: [{ ...first, date: null }] })).toBe('invalid');
    expect(findBlock({ ...rows, rows: [{ ...first, isIncluded: false }] })).toBe('none');
    const many = Array.from({ length: maxHolidays + 1 }, (_, at) => ({
      ...first,
      id: String(at),
      date: new Date(Date.UTC(2027, 0, 1 + at)).toISOString().slice(0, 10),
    }));
    expect(findBlock({ ...rows, rows: many })).toBe('tooMany');
    expect(findBlock({ ...rows, rows: many.slice(1) })).toBeNull();
  });
});

describe('copying the holidays of a year', () => {
  let server: ServerWithScenario;
  beforeEach(async () => {
    server = await createNodeServer();
    connectAs(server, 'ava', 'aster');
  });

  const year = 2040;
  const input = { year, timeZone: 'America/Los_Angeles' };
  const form = toHolidayForm(sampleHoliday);
  const add = (name: string, date: string, over: Partial<typeof form> = {}) =>
    api.createHoliday({
      body: { id: crypto.randomUUID(), ...toHolidayBody({ ...form, ...over, name, date }) },
    });

  async function opened() {
    await add('Leap Day', `${year}-02-29`);
    await add('Half day', `${year}-12-24`, { isHalfDay: true });
    await add('May Day', `${year}-05-01`);
    const actor = createActor(holidayCopyMachine, { input }).start();
    const settled = () => waitFor(actor, (state) => !state.hasTag('busy'));
    await settled();
    return { actor, settled };
  }

  const listNext = async () =>
    (await api.getHolidays({ query: { year: year + 1 } })).holidays.map(
      ({ name, date, isHalfDay }) => [name, date, isHalfDay],
    );

  it('the holidays of a year are copied with their kind, without those that were left out', async () => {
    const { actor, settled } = await opened();
    const may = actor.getSnapshot().context.rows.find(({ name }) => name === 'May Day');
    actor.send({ type: 'row.changed', id: may?.id ?? '', change: { isIncluded: false } });
    actor.send({ type: 'SAVE' });
    expect((await settled()).value).toBe('saved');
    expect(await listNext()).toEqual([
      ['Leap Day', `${year + 1}-02-28`, false],
      ['Half day', `${year + 1}-12-24`, true],
    ]);
  });

  it('a day that was taken in the meantime is marked, and nothing is created', async () => {
    const { actor, settled } = await opened();
    await add('Other', `${year + 1}-05-01`);
    actor.send({ type: 'SAVE' });
    const { value, context } = await settled();
    expect(value).toBe('editing');
    expect(context.failure?.kind).toBe('conflict');
    expect(checkRows(context).map(({ skipped }) => skipped)).toEqual([null, 'taken', null]);
    expect(await listNext()).toHaveLength(1);
    actor.send({ type: 'SAVE' });
    expect((await settled()).value).toBe('saved');
    expect(await listNext()).toHaveLength(3);
  });

  it('a second attempt after a lost response creates nothing twice', async () => {
    const { actor, settled } = await opened();
    const sent = listSaved(actor.getSnapshot().context);
    const lost = createActor(createHolidays, { input: { rows: sent } }).start();
    await waitFor(lost, ({ status }) => status === 'done');
    actor.send({ type: 'SAVE' });
    const { context } = await settled();
    expect(checkRows(context).map(({ skipped }) => skipped)).toEqual([
      'exists',
      'exists',
      'exists',
    ]);
    expect(await listNext()).toHaveLength(3);
  });

  it('nothing that was corrected is lost while the server is down', async () => {
    const { actor, settled } = await opened();
    const [row] = actor.getSnapshot().context.rows;
    actor.send({ type: 'row.changed', id: row?.id ?? '', change: { date: `${year + 1}-03-01` } });
    server.setScenario(down);
    actor.send({ type: 'SAVE' });
    const { value, context } = await settled();
    expect([value, context.failure?.kind]).toEqual(['editing', 'down']);
    server.setScenario(healthy);
    actor.send({ type: 'SAVE' });
    await settled();
    expect(await listNext()).toContainEqual(['Leap Day', `${year + 1}-03-01`, false]);
  });
});

it('the rows of a copy have ids of their own', () => {
  const copies = copyRows([sampleHoliday], 2027, () => 'new');
  expect(copies).toMatchObject([{ id: 'new', date: '2027-05-01', origin: '2026-05-01' }]);
});
