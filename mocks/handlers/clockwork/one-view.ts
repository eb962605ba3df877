import { reject } from '../../core/requests/http-error.ts';
import type { EntryRecord } from '../../store/world.ts';
import type { Timesheet } from '../../common/clockwork/timesheet.ts';
import { toView } from '../../common/clockwork/view.ts';

/** One entry as the contract defines it. */
export async function oneView(sheet: Timesheet, entry: EntryRecord | undefined) {
  const [view] = entry ? await toView(sheet, [entry]) : [];
  if (!view) throw reject(500, 'fault');
  return view;
}
