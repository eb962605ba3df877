import { createActor, waitFor, type SnapshotFrom } from 'xstate';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createNodeServer } from '#mocks/node.ts';
import {
  connectAs,
  down,
  healthy,
  type Observed,
  type ServerWithScenario,
} from '../testing/connect.ts';
import { buildEntry } from '../testing/fixtures.ts';
import { testPaths } from '../testing/paths.suite.ts';
import { timelineFrom } from '../testing/timeline.ts';
import { keyOfWork } from '../work/work.ts';
import { buildSheet } from './sheet.ts';
import { weekCharts } from './week.children.ts';
import { testModel } from './week-sheet.test-model.ts';
import {
  cellAt,
  textAt,
  weekSheetMachine,
  type PersistedRows,
  type WeekSheetActor,
} from './week-sheet.machine.ts';

testPaths(testModel);

const date = '2026-03-04';
const timeZone = 'Europe/Berlin';
const clock = timelineFrom(`${date}T22:00:00.000Z`);
/** Work without time entries. */
const other = {
  projectId: '00000000-0000-4000-8000-0000000000f1',
  projectDisplayString: 'P-900 Harbour',
  taskId: '00000000-0000-4000-8000-0000000000f2',
  taskDisplayString: 'T-1 Survey',
};
let server: ServerWithScenario;
let observed: Observed;

beforeEach(async () => {
  server = await createNodeServer({ clock });
  observed = connectAs(server, 'ben', 'aster');
});

/** A sheet, and an empty cell of the Sunday before, a day without work. */
async function opened(persisted: PersistedRows = {}) {
  const input = { clock, timeZone, date: '2026-02-25', persisted };
  const actor = createActor(weekSheetMachine, { input }).start();
  const settled = () => waitFor(actor, (state) => !state.hasTag('busy'));
  const { context } = await settled();
  const [first] = buildSheet({ ...context, now: clock.now() });
  const cellPosition = { row: first?.key ?? '', day: 6 };
  observed.calls.length = 0;
  const received: unknown[] = [];
  actor.on('rows.changed', ({ week, added, removed }) => received.push([week, added, removed]));
  const typed = async (text: string) => {
    actor.send({ type: 'cell.typed', ...cellPosition, text, newId: crypto.randomUUID() });
    actor.send({ type: 'ENTER' });
    return settled();
  };
  const leave = (day: number, text: string) => {
    const { row } = cellPosition;
    actor.send({ type: 'cell.typed', row, day, text, newId: crypto.randomUUID() });
    actor.send({ type: 'cell.blur', row, day });
  };
  const seconds = (day: number) =>
    cellAt(actor.getSnapshot().context, { ...cellPosition, day }).seconds;
  const cell = () => cellAt(actor.getSnapshot().context, cellPosition);
  return { actor, settled, cellPosition, typed, leave, seconds, cell, received, work: first?.work };
}

/** The state of a child of the sheet. */
function getChild<Name extends 'undo' | 'clear'>(actor: WeekSheetActor, name: Name) {
  const child = actor.getSnapshot().children[name];
  if (!child) throw new Error(`The sheet has no child "${name}"; open it first.`);
  return child.getSnapshot() as SnapshotFrom<NonNullable<typeof child>>;
}

beforeAll(() => weekCharts.preload());

describe('the sheet of a week', () => {
  it('a duration typed into an empty cell adds an entry, and another one lengthens it', async () => {
    const { typed, cell, work } = await opened();
    await typed('1h30');
    expect(cell().seconds).toBe(5400);
    expect(cell().entries).toMatchObject([
      { startTime: '2026-03-01T08:00:00.000Z', projectId: work?.projectId ?? null },
    ]);
    await typed('2:15');
    expect(cell().seconds).toBe(8100);
    expect(observed.calls).toHaveLength(2);
  });

  it('entries placed by the sheet after a lengthened one are moved in the same request', async () => {
    const { actor, settled, leave, seconds, typed } = await opened();
    const placed: unknown[] = [];
    actor.on('entries.placed', (event) => placed.push(event.placed));
    leave(6, '2:30');
    await settled();
    const row = buildSheet({ ...actor.getSnapshot().context, now: clock.now() })[1]?.key ?? '';
    actor.send({ type: 'cell.typed', row, day: 6, text: '1h; Survey', newId: crypto.randomUUID() });
    actor.send({ type: 'ENTER' });
    await settled();
    observed.calls.length = 0;
    await typed('4h');
    expect(actor.getSnapshot().context.unsaved).toEqual([]);
    expect(seconds(6)).toBe(4 * 3600);
    expect(cellAt(actor.getSnapshot().context, { row, day: 6 }).entries).toMatchObject([
      { description: 'Survey', startTime: '2026-03-01T12:00:00.000Z' },
    ]);
    expect(observed.calls).toHaveLength(1);
    expect(placed).toHaveLength(3);
  });

  it('a 0 typed into a cell clears it and offers Undo', async () => {
    const { actor, typed, seconds, cell } = await opened();
    await typed('1h');
    const [entry] = cell().entries;
    await typed('0');
    expect(seconds(6)).toBe(0);
    const { context } = getChild(actor, 'undo');
    expect(context.undo.steps).toEqual([{ call: 'restore', ids: [entry?.id] }]);
  });

  it('the sheet has no row for an entry that was saved in another week', async () => {
    const { actor, typed, cell } = await opened();
    await typed('1h');
    const [only = buildEntry()] = cell().entries;
    const rowCount = () => buildSheet({ ...actor.getSnapshot().context, now: clock.now() }).length;
    const before = rowCount();
    const times = { startTime: '2026-02-12T08:00:00.000Z', endTime: '2026-02-12T09:00:00.000Z' };
    const otherProjectEntry = {
      ...only,
      id: 'otherProjectEntry',
      projectId: other.projectId,
      ...times,
    };
    actor.send({ type: 'entries.changed', returned: [otherProjectEntry] });
    expect(rowCount()).toBe(before);
  });

  it('the sheet asks before it clears all entries of a cell with multiple entries', async () => {
    const { actor, typed, cellPosition, cell } = await opened();
    await typed('1h');
    const [only = buildEntry()] = cell().entries;
    actor.send({ type: 'entries.changed', returned: [{ ...only, id: 'another' }] });
    actor.send({ type: 'cell.clear', ...cellPosition });
    const clear = getChild(actor, 'clear');
    expect(clear.value).toBe('confirmingDelete');
    expect(clear.context.entries).toEqual(cell().entries);
    expect(cell().entries).toHaveLength(2);
  });

  it('a cell with multiple entries is listed instead of cleared if one of them runs', async () => {
    const { actor, typed, cellPosition, cell } = await opened();
    await typed('1h');
    const [only = buildEntry()] = cell().entries;
    const running = { ...only, id: 'another', endTime: null };
    actor.send({ type: 'entries.changed', returned: [running] });
    expect(actor.getSnapshot().can({ type: 'cell.clear', ...cellPosition })).toBe(false);
    actor.send({ type: 'cell.typed', ...cellPosition, text: '0', newId: 'new' });
    expect(actor.getSnapshot().matches({ shown: 'listing' })).toBe(true);
  });

  it('the sheet keeps typed text while the server is down', async () => {
    const { typed, cell } = await opened();
    server.setScenario(down);
    const { context } = await typed('1h30');
    expect(context.unsaved).toMatchObject([{ text: '1h30', rejection: { cause: 'down' } }]);
    server.setScenario(healthy);
    await typed('');
    expect(cell().seconds).toBe(5400);
  });

  it('durations in cells that lose focus are saved one by one, while others are typed', async () => {
    const { actor, settled, cellPosition, leave, seconds } = await opened();
    leave(6, '1h');
    leave(5, '45');
    leave(4, 'a while');
    actor.send({ type: 'cell.typed', row: cellPosition.row, day: 3, text: '2', newId: 'd' });
    const { context } = await settled();
    expect([seconds(5), seconds(6)]).toEqual([2700, 3600]);
    expect(context).toMatchObject({
      typed: { text: '2' },
      unsaved: [{ text: 'a while', error: 'unreadable' }],
    });
    expect(observed.calls).toHaveLength(2);
  });

  it('empty or unchanged text in a cell is dropped when the cell loses focus', async () => {
    const { actor, typed, leave } = await opened();
    await typed('1h');
    leave(6, '1:00');
    leave(5, ' ');
    const { context } = actor.getSnapshot();
    expect(context).toMatchObject({ typed: null, unsaved: [] });
    expect(observed.calls).toHaveLength(1);
  });

  it('typed text is saved before another week is shown, and kept there if it is rejected', async () => {
    const { actor, settled, cellPosition } = await opened();
    const texts = { row: cellPosition.row, text: '1h30', newId: crypto.randomUUID() };
    actor.send({ type: 'cell.typed', ...texts, day: 6 });
    server.setScenario(down);
    actor.send({ type: 'week.changed', date });
    await waitFor(actor, (state) => !state.matches({ shown: 'saving' }));
    server.setScenario(healthy);
    const { context } = await settled();
    expect(context.from).toBe('2026-03-02');
    expect(context.unsaved).toMatchObject([{ week: '2026-02-23', text: '1h30' }]);
    expect(textAt(context, cellPosition)).toBeUndefined();
    actor.send({ type: 'week.changed', date: '2026-02-25' });
    expect(textAt((await settled()).context, cellPosition)?.rejection?.cause).toBe('down');
  });

  it('the sheet sends no request for an invalid duration', async () => {
    const { actor, typed } = await opened();
    expect((await typed('25h')).context.typed?.error).toBe('noRoom');
    actor.send({ type: 'text.changed', text: 'a while' });
    actor.send({ type: 'ENTER' });
    expect(actor.getSnapshot().context.typed?.error).toBe('unreadable');
    expect(observed.calls).toEqual([]);
  });

  it('the sheet copies the rows of the previous week without their times', async () => {
    const { actor, settled } = await opened();
    actor.send({ type: 'week.changed', date });
    const before = (await settled()).context;
    actor.send({ type: 'rows.copy' });
    const { context } = await settled();
    expect(context.copied).toBeGreaterThan(0);
    expect(context.rows).toHaveLength(context.copied ?? 0);
    expect(context.entries).toEqual(before.entries);
  });

  it('the sheet reports its empty rows until they have time or are removed', async () => {
    const { actor, received, typed, cellPosition } = await opened();
    const row = { ...other, taskId: null };
    actor.send({ type: 'row.added', work: row });
    actor.send({ type: 'row.removed', row: keyOfWork(row) });
    actor.send({ type: 'row.added', work: row });
    await typed('1h');
    const entry = cellAt(actor.getSnapshot().context, cellPosition).entries[0];
    if (!entry) throw new Error('The cell is empty.');
    actor.send({ type: 'entries.changed', returned: [{ ...entry, id: 'new', ...row }] });
    const week = '2026-02-23';
    expect(received).toEqual([
      [week, [row], []],
      [week, [], [row]],
      [week, [row], []],
      [week, [], [row]],
    ]);
  });

  it('the sheet shows the rows that another tab stored, and reports only its own', async () => {
    const { actor, received } = await opened();
    const week = '2026-02-23';
    const row = { ...other, taskId: null };
    actor.send({ type: 'row.added', work: row });
    actor.send({ type: 'storedRows.changed', persisted: { [week]: [row, other] } });
    expect(actor.getSnapshot().context.rows).toEqual([row, other]);
    actor.send({ type: 'row.removed', row: keyOfWork(row) });
    expect(received).toEqual([
      [week, [row], []],
      [week, [], [row]],
    ]);
    expect(actor.getSnapshot().context.rows).toEqual([other]);
  });

  it('the sheet keeps the row that has typed text even if another tab removed it', async () => {
    const { actor } = await opened({ '2026-02-23': [other] });
    const newId = crypto.randomUUID();
    actor.send({ type: 'cell.typed', row: keyOfWork(other), day: 6, text: '1h', newId });
    actor.send({ type: 'storedRows.changed', persisted: {} });
    expect(actor.getSnapshot().context.rows).toEqual([other]);
  });

  it('the sheet keeps the rows of a week too old to be stored when stored rows change', async () => {
    const { actor, settled } = await opened();
    actor.send({ type: 'week.changed', date: '2025-12-03' });
    await settled();
    actor.send({ type: 'row.added', work: other });
    actor.send({ type: 'storedRows.changed', persisted: {} });
    expect(actor.getSnapshot().context.rows).toEqual([other]);
  });

  it('the sheet applies rows that another tab stores while the week loads', async () => {
    const { actor, settled } = await opened();
    actor.send({ type: 'week.changed', date });
    actor.send({ type: 'storedRows.changed', persisted: { '2026-03-02': [other] } });
    expect((await settled()).context.rows).toEqual([other]);
  });

  it('the sheet starts with its week’s stored rows, except those that have time', async () => {
    const { work } = await opened();
    if (!work) throw new Error('The sheet is empty.');
    const { actor, settled } = await opened({
      '2026-02-23': [work, other],
      '2026-03-02': [{ ...other, taskId: null }],
    });
    expect(actor.getSnapshot().context.rows).toEqual([other]);
    actor.send({ type: 'week.changed', date });
    expect((await settled()).context.rows).toEqual([{ ...other, taskId: null }]);
  });

  it('a cell with multiple entries lists them instead of accepting a duration', async () => {
    const { actor, typed, cellPosition, cell } = await opened();
    await typed('1h');
    const [only] = cell().entries;
    if (!only) throw new Error('The cell is empty.');
    actor.send({ type: 'entries.changed', returned: [{ ...only, id: 'another' }] });
    actor.send({ type: 'cell.typed', ...cellPosition, text: '3h', newId: 'new' });
    expect(actor.getSnapshot().matches({ shown: 'listing' })).toBe(true);
  });
});
