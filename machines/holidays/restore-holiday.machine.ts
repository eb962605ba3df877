import { createUndo } from '../lists/create-undo.ts';
import type { Holiday } from './holiday.ts';
import { restoreHoliday } from './restore-holiday.actors.ts';

export const restoreHolidayMachine = createUndo<Holiday>({
  id: 'restore-holiday',
  description:
    'A deleted holiday can be created again for a limited time, with its former id. Source: ADMIN-022.',
  restoreRow: restoreHoliday,
});
