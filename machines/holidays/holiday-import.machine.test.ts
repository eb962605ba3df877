import { createActor, waitFor } from 'xstate';
import { beforeEach, describe, expect, it } from 'vitest';
import { api } from '#openapi/client/index.ts';
import { createNodeServer } from '#mocks/node.ts';
import { connectAs } from '../testing/connect.ts';
import { testPaths } from '../testing/paths.suite.ts';
import { holidayImportMachine } from './holiday-import.machine.ts';
import { testModel } from './holiday-import.test-model.ts';
import { checkRows } from './holiday-rows.ts';

testPaths(testModel);

const buildFile = (...events: readonly string[]) =>
  new File(
    [
      ['BEGIN:VCALENDAR', ...events.map((each) => `BEGIN:VEVENT\r\n${each}\r\nEND:VEVENT`)].join(
        '\r\n',
      ),
      '\r\nEND:VCALENDAR',
    ],
    'holidays.ics',
  );

describe('the import of a calendar file', () => {
  beforeEach(async () => {
    connectAs(await createNodeServer(), 'ava', 'aster');
  });

  async function opened(file: File, year = 2041) {
    const input = { year, timeZone: 'Asia/Kolkata' };
    const actor = createActor(holidayImportMachine, { input }).start();
    const settled = () => waitFor(actor, (state) => !state.hasTag('busy'), { timeout: Infinity });
    actor.send({ type: 'years.select', year, toYear: year });
    actor.send({ type: 'file.select', file });
    await settled();
    return { actor, settled };
  }

  it('the days of a file are created together, each with its name', async () => {
    const { actor, settled } = await opened(
      buildFile(
        'DTSTART;VALUE=DATE:20400501\r\nRRULE:FREQ=YEARLY\r\nSUMMARY:Labor Day',
        'DTSTART;VALUE=DATE:20410803\r\nDTEND;VALUE=DATE:20410805\r\nSUMMARY:Break',
      ),
    );
    actor.send({ type: 'SAVE' });
    expect((await settled()).value).toBe('saved');
    const { holidays } = await api.getHolidays({ query: { year: 2041 } });
    expect(holidays.map(({ name, date }) => `${date} ${name}`)).toEqual([
      '2041-05-01 Labor Day',
      '2041-08-03 Break',
      '2041-08-04 Break',
    ]);
  });

  it('events that exist, or are twice in the file, are marked and not created', async () => {
    const year = new Date().getUTCFullYear() + 1;
    const { actor } = await opened(
      buildFile(
        `DTSTART;VALUE=DATE:${year}0501\r\nSUMMARY:labor day`,
        `DTSTART;VALUE=DATE:${year}0602\r\nSUMMARY:One`,
        `DTSTART;VALUE=DATE:${year}0602\r\nSUMMARY:Two`,
      ),
      year,
    );
    const { context } = actor.getSnapshot();
    expect(checkRows(context).map(({ skipped }) => skipped)).toEqual(['exists', null, 'twice']);
  });

  it('an event without a name blocks the save until it has one', async () => {
    const { actor, settled } = await opened(buildFile('DTSTART;VALUE=DATE:20410602'));
    expect(actor.getSnapshot().can({ type: 'SAVE' })).toBe(false);
    const [row] = actor.getSnapshot().context.rows;
    actor.send({ type: 'row.changed', id: row?.id ?? '', change: { name: 'Day' } });
    actor.send({ type: 'SAVE' });
    expect((await settled()).value).toBe('saved');
  });

  it('a file that is no calendar is rejected, and another one can be selected', async () => {
    const { actor, settled } = await opened(new File(['a;b'], 'table.csv'));
    expect(actor.getSnapshot()).toMatchObject({
      value: 'choosing',
      context: { trouble: 'notCalendar' },
    });
    actor.send({ type: 'file.select', file: buildFile('DTSTART:20410501\r\nSUMMARY:Day') });
    expect((await settled()).value).toBe('editing');
  });
});
