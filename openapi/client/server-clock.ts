/** When a request left the device and when its response arrived, in ms since 1970 by the device's clock. */
interface Exchange {
  sentAt: number;
  receivedAt: number;
}

/** Resolution of a `Date` header, in milliseconds. */
const second = 1000;

/**
 * The server's time, estimated from the `Date` headers of its responses, so that a timer is correct
 * on a device with a wrong clock. Each response bounds the difference between the two clocks; the
 * bounds of all responses are intersected. As long as the bounds allow less than a second, the
 * device's clock is used.
 */
export function createServerClock(deviceNow: () => number) {
  let lowest = -Infinity;
  let highest = Infinity;
  let difference = 0;

  return {
    /** Milliseconds since 1970 by the server's clock, as far as it is known. */
    now: (): number => deviceNow() + difference,

    /** Takes the `Date` header of a response into account; null or no date changes nothing. */
    align(date: string | null, { sentAt, receivedAt }: Exchange): void {
      const serverTime = Date.parse(date ?? '');
      if (Number.isNaN(serverTime)) return;
      const low = serverTime - receivedAt;
      const high = serverTime + second - sentAt;
      const isConsistent = low <= highest && high >= lowest;
      // Conflicting bounds mean that one of the clocks was changed, so the newest response counts.
      lowest = isConsistent ? Math.max(lowest, low) : low;
      highest = isConsistent ? Math.min(highest, high) : high;
      const isSmall = lowest < second && highest > -second;
      difference = isSmall ? 0 : Math.round((lowest + highest) / 2);
    },
  };
}

/** The app's instance; `src/app/server.ts` aligns it with each network response. */
export const serverClock = createServerClock(() => Date.now());
