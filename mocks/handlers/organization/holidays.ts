import type { AreaOperations } from '@atrium/contract/generated/operations.ts';
import { HttpError, type Message } from '../../core/requests/http-error.ts';
import { message, ok, type Handlers } from '../../core/requests/handler.ts';
import { nameFree } from '../../core/records/names.ts';
import { trimmed } from '../../core/files/texts.ts';
import { FieldErrors } from '../../common/assets/field-errors.ts';
import { cleanText, isBlank } from '../../store/normalize-name.ts';
import type { Scope } from '../../store/store.ts';
import type { World } from '../../store/world.ts';
import {
  addRecord,
  changeRecord,
  deleteRecord,
  getRecord,
  plain,
} from '../../common/organization/records.ts';

type Holidays = Extract<AreaOperations<'organization'>, `${string}Holiday${string}`>;

/** Days on which no one has to work. Source: PRIV-048. */
export const holidays: Pick<Handlers<'organization'>, Holidays> = {
  getHolidays: async ({ db, query }) => {
    const { year } = query;
    const where = year ? { date: { from: `${year}-01-01`, below: `${year + 1}-01-01` } } : {};
    const records = await db.query('holidays', { where, order: { by: 'date' } });
    const settings = await db.get('organizationSettings', 'settings');
    return ok({
      holidays: records.map(toHoliday),
      ...(settings && { workingDays: [...settings.workingDays] }),
    });
  },

  getHoliday: async ({ db, path }) =>
    ok({ holiday: toHoliday(await getRecord(db, 'holidays', path.id)) }),

  createHoliday: async (call) => {
    const { version: _version, ...body } = call.body;
    await checkDay(call.db, body);
    const name = trimmed('name', body.name);
    const holiday = toHoliday(await addRecord(call, 'holidays', { ...body, name }));
    return ok({ holiday, successMessages: [message('holidayCreated')] });
  },

  createHolidays: async (call) => {
    const rows = call.body.holidays.map(({ version: _version, ...row }) => row);
    checkRows(rows);
    await checkDays(call.db, rows);
    const added: World['holidays'][] = [];
    for (const row of rows) {
      added.push(await addRecord(call, 'holidays', { ...row, name: cleanText(row.name) }));
    }
    const successMessages = [message('holidaysCreated', { count: added.length })];
    return ok({ holidays: added.map(toHoliday), successMessages });
  },

  updateHoliday: async (call) => {
    const { body } = call;
    await checkDay(call.db, body);
    const name = trimmed('name', body.name);
    const holiday = toHoliday(await changeRecord(call, 'holidays', { ...body, name }));
    return ok({ holiday, successMessages: [message('holidayUpdated')] });
  },

  deleteHoliday: async ({ db, path }) => {
    await deleteRecord(db, 'holidays', path.id);
    return ok({ successMessages: [message('recordDeleted')] });
  },
};

/** A holiday that was stored before there were half days is a whole one. */
const toHoliday = (record: World['holidays']) => ({
  ...plain(record),
  isHalfDay: record.isHalfDay ?? false,
});

/** 409 when another holiday is on the same day. */
async function checkDay(db: Scope<World>, { id, date }: { id: string; date: string }) {
  await nameFree(db, 'holidays', { id, date }, 'holidayTaken');
}

interface Row {
  name: string;
  date: string;
}

/** Every row has a name, and a day that no earlier row has. */
function checkRows(rows: readonly Row[]): void {
  const errors = new FieldErrors();
  const days = new Set<string>();
  for (const [at, { name, date }] of rows.entries()) {
    if (isBlank(name)) errors.require(`holidays.${at}.name`, 'name');
    if (days.has(date)) errors.add(`holidays.${at}.date`, 'holidayTwice');
    days.add(date);
  }
  errors.throwIfAny();
}

/** 409 at every row whose day already has a holiday. */
async function checkDays(db: Scope<World>, rows: readonly Row[]): Promise<void> {
  const date = rows.map((row) => row.date);
  const found = await db.query('holidays', { where: { date } });
  const taken = new Set(found.map((holiday) => holiday.date));
  const errors: Record<string, Message[]> = {};
  for (const [at, row] of rows.entries()) {
    if (taken.has(row.date)) errors[`holidays.${at}.date`] = [{ key: 'holidayTaken' }];
  }
  const all = Object.values(errors).flat();
  if (all.length > 0) throw new HttpError(409, all, errors);
}
