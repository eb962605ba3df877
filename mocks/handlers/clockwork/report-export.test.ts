import { beforeAll, describe, expect, it } from 'vitest';
import type { EntryRecord, World } from '../../store/world.ts';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { entry, retainOnly, now } from '../../testing/timesheets.ts';
import { getFileName, readParts, readRows } from '../../testing/workbook.ts';

/** Source: CLOCK-013, CLOCK-081. */
let server: TestServer;
let task: World['tasks'] | undefined;
let project: World['projects'] | undefined;

beforeAll(async () => {
  server = await startServer(now);
  await server.store.transaction('read', async (tx) => {
    const db = tx.tenant('aster');
    [task] = await db.query('tasks', { limit: 1 });
    project = task && (await db.get('projects', task.projectId));
  });
});

const given = (...entries: EntryRecord[]) => retainOnly(server, 'ava', entries);
const booked = () => ({ projectId: project?.id ?? null, taskId: task?.id ?? null });
const request = (more: object = {}) => ({
  body: {
    employeeId: null,
    startDateAsString: '2026-03-09',
    endDateAsString: '2026-03-11',
    projectIds: [],
    isCumulative: false,
    ...more,
  },
});

describe('the Excel export of the time report', () => {
  const download = (more: object, headers = {}) =>
    server.send('ava', 'exportTimeReport', { ...request(more), headers });

  it('the time report export contains the rows of the report, and its name the days', async () => {
    await given(entry(1, '08:00', '09:30', { ...booked(), description: '=SUM(A1)' }));
    const response = await download({});
    expect(getFileName(response)).toBe('TimeReport-09-Mar-2026 to 11-Mar-2026.xlsx');
    expect(await readRows(response)).toEqual([
      ['Date', 'Employee', 'Project', 'Task', 'Description', 'Start', 'End', 'Hours'],
      [
        // Days since 30 December 1899, the epoch of spreadsheets.
        '46092',
        'Ava Stone',
        `${project?.code} ${project?.name}`,
        `${task?.code} ${task?.name}`,
        '=SUM(A1)',
        '0.375',
        '0.4375',
        '0.0625',
      ],
      // An hour and a half is a sixteenth of a day.
      ['Total', '', '', '', '', '', '', '0.0625'],
    ]);
  });

  it('the cumulative time report export contains the time in the task', async () => {
    await given(entry(1, '08:00', '09:30', booked()));
    const [head, row] = await readRows(await download({ isCumulative: true }));
    expect(head?.slice(-2)).toEqual(['Hours', 'Hours on Task']);
    expect(row?.slice(-2)).toEqual(['0.0625', '0.0625']);
  });

  it('the time report export adds up to the total of the report, by the minutes of the shown times', async () => {
    await given(
      entry(1, '2026-03-11T08:00:59.000Z', '2026-03-11T08:59:59.000Z'),
      entry(2, '10:00', '2026-03-11T10:01:31.000Z'),
    );
    const rows = await readRows(await download({}));
    const lengths = rows.slice(1).map((row) => Math.round(Number(row.at(-1)) * 86_400));
    expect(lengths).toEqual([60, 3540, 3600]);
  });

  it('the time report export has a fixed header that filters the rows, and a sheet named by its days', async () => {
    await given(entry(1, '08:00', '09:30', booked()), entry(2, '10:00', '10:30', booked()));
    const { sheet, book } = await readParts(await download({}));
    expect(sheet).toMatch(/<pane [^>]*ySplit="1"[^>]*state="frozen"/);
    // The total below the two rows is excluded from the filter.
    expect(sheet).toContain('</sheetData><autoFilter ref="A1:H3"/>');
    expect(book).toContain('name="09-Mar-2026 to 11-Mar-2026"');
  });

  it('the time report export has its headings in the requesting user’s language', async () => {
    const [head] = await readRows(await download({}, { 'Accept-Language': 'es' }));
    expect(head?.slice(0, 2)).toEqual(['Fecha', 'Empleado']);
  });

  it('the time report export is rejected for the same reasons as the report', async () => {
    const errorBody = await server.expectError(
      'kira',
      'exportTimeReport',
      request({ scope: 'Own' }),
    );
    expect(errorBody).toMatchObject({ status: 403, code: 'employeeMissing' });
  });
});
