import type { Week } from '#machines/clockwork-week/week.ts';
import type { Clock } from '#machines/clock.ts';

/** The week that a screen shows, independent of the screen's actions. */
export interface ShownWeek extends Week {
  clock: Clock;
  timeZone: string;
  /** The day in the address, yyyy-MM-dd. */
  date: string;
  isRead: boolean;
}
