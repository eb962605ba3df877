import type { Week } from '#machines/clockwork-week/week.ts';
import type { Clock } from '#machines/clock.ts';

/** The week that a screen shows, whatever else can be done there. */
export interface ShownWeek extends Week {
  clock: Clock;
  timeZone: string;
  /** The day of it that the address means, yyyy-MM-dd. */
  date: string;
  isRead: boolean;
}
