const day = 86_400_000;

/** Milliseconds until one second past the next midnight in the given time zone. */
export function untilPastMidnight(now: number, timeZone?: string): number {
  const dateAt = (at: number) =>
    new Intl.DateTimeFormat('en-CA', timeZone === undefined ? {} : { timeZone }).format(at);
  const today = dateAt(now);
  // A day has 23 to 25 hours, so the start of the next day is found by bisection.
  let before = now;
  let after = now + day + 2 * 3_600_000;
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (dateAt(middle) === today) before = middle;
    else after = middle;
  }
  return after - now + 1000;
}
