import type { World } from '../../store/world.ts';

/** The ClockWork settings of an employee who has chosen nothing yet. */
export const newSettings = (employeeId: string): World['clockWorkSettings'] => ({
  id: employeeId,
  defaultProjectId: null,
  defaultTaskId: null,
  isClockWorkSetWeeklyMail: false,
  isWFO: false,
  brokenEntryId: null,
});
