import type { components } from '@atrium/contract/generated/types.ts';
import { addDays, toIsoDay } from '../../common/clockwork/time.ts';
import { findCurrentAbsences } from '../../common/people/absences.ts';
import { toHoliday } from './holidays.ts';
import type { TileCall } from './tile.ts';

type Contract = components['schemas'];

/** The days after today whose absences are shown, and the most absences. */
const [daysAhead, most] = [7, 8];

/** Who is away today and in the next days, without the reasons. Source: SHELL-D68, PEOPL-D42. */
export async function absencesTile({
  db,
  user,
  clock,
}: TileCall): Promise<Contract['AbsencesTile']> {
  const today = toIsoDay(clock.now(), user.timeZone);
  const [holiday] = await db.query('holidays', { where: { date: today } });
  const found = await findCurrentAbsences(db, { from: today, to: addDays(today, daysAhead) });
  return {
    today,
    holiday: holiday ? toHoliday(holiday) : null,
    absences: found.slice(0, most).map(({ absence, employee }) => ({
      id: absence.id,
      employeeId: employee.id,
      employeeName: employee.fullName,
      profileImageUrl: employee.profileImageUrl,
      firstDay: absence.firstDay,
      lastDay: absence.lastDay,
      isHalfDay: absence.isHalfDay,
    })),
    totalCount: found.length,
  };
}
