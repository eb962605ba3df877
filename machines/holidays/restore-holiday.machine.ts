import { fromPromise } from 'xstate';
import { api, toProblem } from '#openapi/client/index.ts';
import { toHolidayBody, toHolidayForm, type Holiday } from './holiday.ts';
import { createUndo } from '../lists/create-undo.ts';

/**
 * Creates a deleted holiday again with its former id; one that already exists counts as restored.
 * The server's success message is hidden because it says "created": the page reports the restore.
 */
const restoreHoliday = fromPromise<unknown, { row: Holiday }>(
  async ({ input: { row }, signal }) => {
    try {
      const body = { id: row.id, ...toHolidayBody(toHolidayForm(row)) };
      return await api.createHoliday({ body, signal, isSuccessHidden: true });
    } catch (error) {
      const { code } = toProblem(error);
      if (code !== 'idTaken' && code !== 'savedAlready') throw error;
      return null;
    }
  },
);

export const restoreHolidayMachine = createUndo<Holiday>({
  id: 'restore-holiday',
  description:
    'A deleted holiday can be created again for a limited time, with its former id. Source: ADMIN-022.',
  restoreRow: restoreHoliday,
});
