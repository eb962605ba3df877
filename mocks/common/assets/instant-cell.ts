import { dateTimeCell } from '../../core/sheet-cells.ts';
import type { SheetCell } from '../../core/workbook.ts';
import type { TenantUser } from '../../store/world.ts';
import { shownIn } from '../clockwork/zoned.ts';

/** An instant as the user's clocks show it, for a spreadsheet to sort by. */
export const instantCell = (
  instant: string,
  { dateFormat, timeZone }: Pick<TenantUser, 'dateFormat' | 'timeZone'>,
): SheetCell => dateTimeCell(shownIn(instant, timeZone, "yyyy-MM-dd'T'HH:mm"), dateFormat);
