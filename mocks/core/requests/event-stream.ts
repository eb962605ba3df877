import type { Store, Transaction } from '../../store/store.ts';
import type { World } from '../../store/world.ts';
import type { Feed } from './feed.ts';

/** How often a stream checks for new events of a store that does not announce its writes, in ms. */
const pause = 500;

/** How often it checks otherwise, for what ends by time alone, in ms. */
const longPause = 5000;

/** Interval of a comment that keeps a proxy from closing the connection, in ms. */
const heartbeat = 15_000;

/** Whether a stream ends: that of a person who viewed a tenant as another user. */
export type IsEnded = (tx: Transaction<World>) => Promise<boolean>;

/**
 * The events of a feed as they occur, in the format of server-sent events. It ends when the reader
 * disconnects, or when `isEnded`. It also receives the events of other tabs and processes: the store announces their
 * writes, or is polled.
 */
export function eventStream(
  store: Store<World>,
  feed: Feed,
  isEnded: IsEnded = async () => false,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  let isLooking = false;
  /** Whether something was written while the stream was looking. */
  let isOutdated = false;
  let stopListening: (() => void) | undefined;
  // Sends a comment at once, so that the connection opens even without events.
  let sentAt = -heartbeat;
  let after: number | null = feed.after === null ? null : Number(feed.after) || 0;
  return new ReadableStream({
    start(controller) {
      const send = (text: string) => controller.enqueue(encoder.encode(text));
      const look = async () => {
        const found = await store.transaction('read', async (tx) =>
          (await isEnded(tx)) ? null : readNewEvents(tx, feed, after),
        );
        if (isOver) return;
        if (!found) {
          isOver = true;
          controller.close();
          return;
        }
        const { events, last } = found;
        for (const event of events) send(formatted(event));
        const now = performance.now();
        if (events.length > 0) sentAt = now;
        else if (now - sentAt >= heartbeat) {
          send(': here\n\n');
          sentAt = now;
        }
        after = last;
      };
      const lookUntilCurrent = async () => {
        isLooking = true;
        for (;;) {
          isOutdated = false;
          await look();
          if (isOver || !isOutdated) break;
        }
        isLooking = false;
        if (isOver) stopListening?.();
        else timer = setTimeout(next, store.onWrite ? longPause : pause);
      };
      const next = () => {
        clearTimeout(timer);
        isOutdated = true;
        if (isLooking || isOver) return;
        lookUntilCurrent().catch((error: unknown) => {
          isOver = true;
          stopListening?.();
          controller.error(error);
        });
      };
      stopListening = store.onWrite?.(next);
      next();
    },
    cancel() {
      isOver = true;
      stopListening?.();
      clearTimeout(timer);
    },
  });
}

async function readNewEvents(tx: Transaction<World>, feed: Feed, after: number | null) {
  const db = tx.tenant(feed.tenantId);
  const order = { by: 'sequence', direction: 'descending' } as const;
  const [newest] = await db.query('events', { order, limit: 1 });
  const last = newest?.sequence ?? 0;
  if (after === null || last <= after) return { events: [], last };
  const since = await db.query('events', {
    where: { sequence: { from: after + 1 } },
    order: { by: 'sequence' },
  });
  const events = since.filter(({ hub, to }) => hub === feed.hub && isRecipient(to, feed.personId));
  return { events, last };
}

const isRecipient = (to: World['events']['to'], personId: string): boolean =>
  to === null || to === personId || (Array.isArray(to) && to.includes(personId));

const formatted = ({ id, type, data }: World['events']): string =>
  `id: ${id}\nevent: ${type}\ndata: ${JSON.stringify(data)}\n\n`;
