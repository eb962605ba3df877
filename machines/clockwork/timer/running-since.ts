import { addDays, toIsoDay } from '../day/time.ts';

/** How to display a running entry's start: seconds ago, or the literal 'Yesterday'. */
export interface RunningSince {
  kind: 'today' | 'yesterday' | 'earlier';
  seconds: number;
}

/**
 * Started today: "ago" with seconds; yesterday: the literal 'Yesterday'; otherwise: "ago".
 * Source: CLOCK-025.
 */
export function runningSince(
  startTime: string,
  { now, timeZone }: { now: number; timeZone: string },
): RunningSince {
  const today = toIsoDay(now, timeZone);
  const day = toIsoDay(startTime, timeZone);
  const seconds = Math.max(0, Math.floor((now - Date.parse(startTime)) / 1000));
  if (day === today) return { kind: 'today', seconds };
  return { kind: day === addDays(today, -1) ? 'yesterday' : 'earlier', seconds };
}
