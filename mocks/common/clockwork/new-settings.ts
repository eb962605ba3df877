import type { World } from '../../store/world.ts';

/** The default ClockWork settings of an employee. */
export const newSettings = (employeeId: string): World['clockWorkSettings'] => ({
  id: employeeId,
  defaultProjectId: null,
  defaultTaskId: null,
  isClockWorkSetWeeklyMail: false,
  isWFO: false,
  brokenEntryId: null,
});
