import { dateTimeCell } from '../../core/files/sheet-cells.ts';
import type { LocalCell } from '../../core/files/workbook.ts';
import type { TenantUser } from '../../store/world.ts';
import { shownIn } from '@atrium/time/zoned';

/** A timestamp in the user's time zone, sortable in a spreadsheet. */
export const createTimestampCell = (
  timestamp: string,
  user: Pick<TenantUser, 'dateFormat' | 'timeZone' | 'hourFormat'>,
): LocalCell => dateTimeCell(shownIn(timestamp, user.timeZone, "yyyy-MM-dd'T'HH:mm"), user);
