import type { components } from '@atrium/contract/generated/types.ts';
import { addDays, toIsoDay } from '../../common/clockwork/time.ts';
import { getWeekStart } from '../../common/clockwork/working-time.ts';
import type { World } from '../../store/world.ts';
import type { TileCall } from './tile.ts';

type Contract = components['schemas'];

/** The holidays of this week, and the next one. Everyone may see them. Source: SHELL-D66. */
export async function holidaysTile({
  db,
  user,
  clock,
}: TileCall): Promise<Contract['HolidaysTile']> {
  const today = toIsoDay(clock.now(), user.timeZone);
  const from = await getWeekStart(db, today);
  const below = addDays(from, 7);
  const order = { by: 'date', direction: 'ascending' } as const;
  const holidays = await db.query('holidays', { where: { date: { from, below } }, order });
  const { rows } = await db.page('holidays', { where: { date: { from: below } }, order, limit: 1 });
  return { today, holidays: holidays.map(toHoliday), next: rows.map(toHoliday)[0] ?? null };
}

/** A holiday as a tile shows it. */
export const toHoliday = ({ date, name, isOptional, isHalfDay = false }: World['holidays']) => ({
  date,
  name,
  isOptional,
  isHalfDay,
});
