/**
 * Shared helpers of the event stream scenarios. Source: HTML standard, section 9.2 (event streams).
 */
import type { Actor, OperationId } from '../scenario/types.ts';

/** One event of a stream. */
export interface StreamEvent {
  id: string;
  event: string;
  data: unknown;
}

/** The events that a stream sends immediately to a client that has received those up to `after`. */
export async function eventsAfter(
  me: Actor,
  stream: OperationId,
  after: string,
): Promise<StreamEvent[]> {
  const response = await me.call(stream, { headers: { 'Last-Event-ID': after } });
  response.expectStatus(200);
  const blocks = response.exchange.text.split(/\r?\n\r?\n/);
  return blocks.map(parseEvent).filter((event) => event !== null);
}

/** The id of the latest event that a person could have received; `0` for none. */
export const readLastEventId = async (me: Actor, stream: OperationId): Promise<string> =>
  (await eventsAfter(me, stream, '0')).at(-1)?.id ?? '0';

/** Parses the lines of an event; null for a comment. */
function parseEvent(block: string): StreamEvent | null {
  const valueOf = (name: string) =>
    block
      .split(/\r?\n/)
      .filter((line) => line.startsWith(`${name}:`))
      .map((line) => line.slice(name.length + 1).trimStart())
      .join('\n');
  const data = valueOf('data');
  if (data === '') return null;
  return { id: valueOf('id'), event: valueOf('event'), data: JSON.parse(data) as unknown };
}
