import type { AreaOperations } from '#openapi/generated/operations.ts';
import { message, ok, type Handlers } from '../../core/handler.ts';
import { nameFree } from '../../core/names.ts';
import { trimmed } from '../../core/texts.ts';
import type { Scope } from '../../store/store.ts';
import type { World } from '../../store/world.ts';
import { addRecord, changeRecord, deleteRecord, plain } from '../../common/organization/records.ts';

type Holidays = Extract<AreaOperations<'organization'>, `${string}Holiday${string}`>;

/** Days on which no one has to work. Source: PRIV-048. */
export const holidays: Pick<Handlers<'organization'>, Holidays> = {
  getHolidays: async ({ db, query }) => {
    const { year } = query;
    const where = year ? { date: { from: `${year}-01-01`, below: `${year + 1}-01-01` } } : {};
    const records = await db.query('holidays', { where, order: { by: 'date' } });
    return ok({ holidays: records.map(plain) });
  },

  createHoliday: async (call) => {
    const { version: _version, ...body } = call.body;
    await checkDay(call.db, body);
    const name = trimmed('name', body.name);
    const holiday = plain(await addRecord(call, 'holidays', { ...body, name }));
    return ok({ holiday, successMessages: [message('holidayCreated')] });
  },

  updateHoliday: async (call) => {
    const { body } = call;
    await checkDay(call.db, body);
    const name = trimmed('name', body.name);
    const holiday = plain(await changeRecord(call, 'holidays', { ...body, name }));
    return ok({ holiday, successMessages: [message('holidayUpdated')] });
  },

  deleteHoliday: async ({ db, path }) => {
    await deleteRecord(db, 'holidays', path.id);
    return ok({ successMessages: [message('recordDeleted')] });
  },
};

/** 409 when another holiday is on the same day. */
async function checkDay(db: Scope<World>, { id, date }: { id: string; date: string }) {
  await nameFree(db, 'holidays', { id, date }, 'holidayTaken');
}
