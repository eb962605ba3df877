import { dateTimeCell } from '../../core/sheet-cells.ts';
import type { LocalCell } from '../../core/workbook.ts';
import type { TenantUser } from '../../store/world.ts';
import { shownIn } from '../clockwork/zoned.ts';

/** An instant as the user's clocks show it, for a spreadsheet to sort by. */
export const createTimestampCell = (
  timestamp: string,
  user: Pick<TenantUser, 'dateFormat' | 'timeZone' | 'hourFormat'>,
): LocalCell => dateTimeCell(shownIn(timestamp, user.timeZone, "yyyy-MM-dd'T'HH:mm"), user);
