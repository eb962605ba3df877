import { ok } from '../../core/requests/handler.ts';
import type { Message } from '../../core/requests/http-error.ts';
import type { EntryRecord } from '../../store/world.ts';
import type { OwnTimesheet } from '../../common/clockwork/timesheet.ts';
import { toChangedViews } from '../../common/clockwork/view.ts';

/**
 * The response to a change: the entries as they are now, their neighbours, and the success message.
 */
export const createChangeResult = async (
  sheet: OwnTimesheet,
  changed: EntryRecord[],
  successMessage: Message,
) =>
  ok({
    ...(await toChangedViews(sheet, changed)),
    successMessages: [successMessage],
  });
