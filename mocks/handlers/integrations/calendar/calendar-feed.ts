import { publish } from '../../../core/requests/feed.ts';
import type { Scope } from '../../../store/store.ts';
import type { World } from '../../../store/world.ts';

/** Notifies the tabs of the calendar's owner. */
export const sendCalendarEvent = (
  db: Scope<World>,
  to: string,
  type: string,
  data: Record<string, unknown>,
) => publish(db, { hub: 'calendarSync', to, type, data });
