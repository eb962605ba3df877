import { describe, expect, it } from 'vitest';
import { buildEntry } from '../testing/fixtures.ts';
import { canType, buildPlan, buildSheet, type SheetCell } from './sheet.ts';
import { buildWeekAxis, type AxisDay } from './week-axis.ts';

const axis = buildWeekAxis('2026-03-02', 'Etc/UTC');
const wednesday = axis.days[2] as AxisDay;
const now = Date.parse('2026-03-04T20:00:00.000Z');
const intranet = {
  projectId: '8f4a1c22-0f5e-4c8a-9a39-6c7a4b2e1d01',
  projectDisplayString: 'AS-001 Intranet',
  taskId: null,
  taskDisplayString: '',
};
const at = (day: string, from: string, until: string | null, work: object = {}) =>
  buildEntry({
    id: `${day} ${from}`,
    startTime: `2026-03-${day}T${from}:00.000Z`,
    endTime: until && `2026-03-${day}T${until}:00.000Z`,
    ...work,
  });
const morning = at('04', '09:00', '10:30', intranet);

describe('the sheet of a week', () => {
  const bare = at('03', '09:00', '10:00');
  const rows = buildSheet({ entries: [bare, morning], rows: [intranet], axis, now });

  it('the sheet has a row for each task, with its time per day', () => {
    expect(rows.map(({ work }) => work?.projectDisplayString)).toEqual([
      'AS-001 Intranet',
      undefined,
    ]);
    expect(rows[0]?.cells.map(({ seconds }) => seconds / 3600)).toEqual([0, 0, 1.5, 0, 0, 0, 0]);
    expect(rows[0]?.seconds).toBe(5400);
  });

  it('an entry running since an earlier day is listed, and counts nothing until it ends', () => {
    const [tuesday, today] = [axis.days[1], axis.days[2]];
    const staleEntry = {
      ...bare,
      startTime: new Date((tuesday?.end ?? 0) - 7_200_000).toISOString(),
      endTime: null,
    };
    const [row] = buildSheet({
      entries: [staleEntry],
      rows: [],
      axis,
      now: (today?.start ?? 0) + 1,
    });
    expect(row?.cells[1]).toEqual({ entries: [staleEntry], seconds: 0 });
    const until = (tuesday?.end ?? 0) - 3_600_000;
    const [before] = buildSheet({ entries: [staleEntry], rows: [], axis, now: until });
    expect(before?.seconds).toBe(3600);
  });

  it('rows without time come last', () => {
    const other = { ...intranet, projectId: 'other', projectDisplayString: 'AS-000' };
    const [, , last] = buildSheet({ entries: [bare, morning], rows: [other], axis, now });
    expect(last).toMatchObject({ work: other, seconds: 0 });
  });
});

const empty: SheetCell = { entries: [], seconds: 0 };
const one: SheetCell = { entries: [morning], seconds: 5400 };
interface More extends Partial<Parameters<typeof buildPlan>[0]> {
  day?: AxisDay;
}

const typed = (text: string, cell: SheetCell, { day = wednesday, ...more }: More = {}) =>
  buildPlan({
    placed: {},
    text,
    cell,
    day,
    work: intranet,
    newId: 'new',
    entries: [morning],
    workStart: wednesday.start + 9 * 3_600_000,
    now,
    ...more,
  });

describe('a duration typed into the sheet', () => {
  it('a duration in an empty cell adds an entry after the last one of the day', () => {
    expect(typed('1h30', empty)).toMatchObject({
      change: {
        post: {
          type: 'add',
          entryPayLoad: {
            id: 'new',
            startTime: '2026-03-04T10:30:00.000Z',
            endTime: '2026-03-04T12:00:00.000Z',
            projectId: intranet.projectId,
          },
        },
      },
    });
  });

  it('a duration in a cell with one entry moves its end, and an equal one requests nothing', () => {
    expect(typed('2', one)).toMatchObject({
      change: {
        post: {
          type: 'update',
          entryPayLoad: { id: morning.id, endTime: '2026-03-04T11:00:00.000Z' },
        },
      },
    });
    expect(typed('1:30', one)).toEqual({ change: null });
  });

  it('a duration that is invalid, has no room or ends in the future is rejected', () => {
    expect(typed('soon', empty)).toEqual({ error: 'unreadable' });
    expect(typed('-2', one)).toEqual({ error: 'unreadable' });
    expect(typed('−30m', one)).toEqual({ error: 'unreadable' });
    expect(typed('11h', empty)).toEqual({ error: 'noRoom' });
    expect(typed('12h', one)).toEqual({ error: 'ahead' });
    expect(typed('1h', empty, { day: axis.days[3] as AxisDay })).toEqual({ error: 'ahead' });
  });
});

describe('an entry lengthened in the sheet', () => {
  const second = at('04', '10:30', '11:30');
  const third = at('04', '12:00', '13:00');
  const placed = Object.fromEntries(
    [morning, second, third].map(({ id, startTime }) => [id, startTime]),
  );
  const entries = [third, second, morning];
  const spans = (plan: ReturnType<typeof buildPlan>) =>
    'change' in plan
      ? plan.change?.adjust?.map(
          ({ newStartTime, newEndTime = '' }) =>
            `${newStartTime.slice(11, 16)}-${newEndTime.slice(11, 16)}`,
        )
      : plan;

  it('later entries placed by the sheet move, each only as far as necessary', () => {
    expect(spans(typed('1:45', one, { entries, placed }))).toEqual(['09:00-10:45', '10:45-11:45']);
    expect(spans(typed('4h', one, { entries, placed }))).toEqual([
      '09:00-13:00',
      '13:00-14:00',
      '14:00-15:00',
    ]);
  });

  it('later entries placed by the sheet move past an entry with manual times', () => {
    const { [third.id]: _, ...others } = placed;
    expect(spans(typed('2:15', one, { entries, placed: others }))).toEqual([
      '09:00-11:15',
      '13:00-14:00',
    ]);
  });

  it('there is no room if an entry with manual times is followed by another one', () => {
    expect(typed('4h', one, { entries, placed: {} })).toEqual({ error: 'noRoom' });
    const moved = { ...placed, [second.id]: '2026-03-04T10:00:00.000Z' };
    const { [morning.id]: _, ...others } = moved;
    expect(typed('4h', one, { entries, placed: others })).toEqual({ error: 'noRoom' });
  });

  it('an entry placed by the sheet moves itself if an entry with manual times follows', () => {
    const { [second.id]: _, [third.id]: __, ...others } = placed;
    expect(spans(typed('4h', one, { entries, placed: others }))).toEqual(['13:00-17:00']);
  });

  it('the lengthened entry is rejected as future if its followers would be', () => {
    expect(typed('10h', one, { entries, placed })).toEqual({ error: 'ahead' });
  });
});

describe('a note in the sheet', () => {
  it('the note is the description of a new entry, or replaces that of the only entry', () => {
    expect(typed('1h; Stand-up', empty)).toMatchObject({
      change: { post: { type: 'add', entryPayLoad: { description: 'Stand-up' } } },
    });
    expect(typed('1:30； Review', one)).toEqual({
      change: { post: { type: 'update', entryPayLoad: { id: morning.id, description: 'Review' } } },
    });
    expect(typed('؛ Review', one)).toMatchObject({
      change: { post: { entryPayLoad: { description: 'Review' } } },
    });
    expect(typed(`1:30; ${morning.description}`, one)).toEqual({ change: null });
  });

  it('a note without a duration in an empty cell is ignored', () => {
    expect(typed('; Review', empty)).toEqual({ error: 'nothing' });
  });
});

describe('a 0 typed into the sheet', () => {
  it('a 0 deletes all entries of a cell, and changes nothing in an empty one', () => {
    expect(typed('0', one)).toEqual({ change: { clear: [morning] } });
    expect(typed('٠', one)).toEqual({ change: { clear: [morning] } });
    expect(typed('0', empty)).toEqual({ change: null });
  });
});

describe('a cell of the sheet', () => {
  it('a cell accepts a duration if it has at most one entry, ended and within the day', () => {
    const night = at('03', '22:00', null);
    const over = { ...night, endTime: '2026-03-04T01:00:00.000Z' };
    const cells = [[], [morning], [morning, morning], [night], [over]];
    expect(cells.map((entries) => canType({ entries, seconds: 60 }, wednesday))).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});
