import type { SaveEntry } from '../support/save.ts';
import { selectionSaves } from './selected-entries.ts';
import { daySaves } from './clockwork-day.ts';
import { selectedWorkSaves } from './clockwork-settings.ts';
import { weekSaves } from './clockwork-week.ts';
import { gatewaySaves } from './gateway.ts';
import { notificationSaves } from './notifications.ts';
import { timerSaves } from './timer.ts';

/** ClockWork, its timer, the notifications, and the tenant gateway. */
export const workSaves: readonly SaveEntry[] = [
  ...daySaves,
  ...selectedWorkSaves,
  ...selectionSaves,
  ...weekSaves,
  ...timerSaves,
  ...notificationSaves,
  ...gatewaySaves,
];
