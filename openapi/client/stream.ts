import { createParser, type EventSourceMessage } from 'eventsource-parser';
import { getMediaType } from './answer.ts';
import { connection } from './connection.ts';
import { Problem, createProblem } from './problem.ts';
import type { Call, StreamId } from './types.ts';

/** One event of a hub. `data` is as its producer wrote it: whoever listens checks it. */
export interface StreamEvent {
  id: string;
  type: string;
  data: unknown;
}

/** Whether events come in now, or after how long the stream is opened again. */
export type StreamState = { isOpen: true } | { isOpen: false; pause: number };

export interface StreamOptions {
  /** Ends the stream for good. */
  signal: AbortSignal;
  onEvent: (event: StreamEvent) => void;
  onState?: (state: StreamState) => void;
  /** The stream begins after this event; without one, with what is yet to come. */
  after?: string;
  tenantId?: string;
  /** Between 0 and 1; spreads the listeners that a stopped server has sent away. */
  random?: () => number;
}

const shortestPause = 1000;
const longestPause = 30_000;

/** The server says every 15 s that it is there: a line that is silent for three times that is dead. */
export const silenceLimit = 45_000;

/** Events that may be repeated after a reconnection. */
const persisted = 100;

/**
 * Listens to an operation that answers `text/event-stream`, until the signal ends it. A stream that
 * breaks is opened again after a growing pause, and at once when the network is back; it resumes
 * after the last event heard, and no event is told twice. A 401 is answered by one renewal of the
 * token. Nothing is told to the person: hubs only hasten what a reload would show as well. Resolves
 * with the refusal when there is no use in trying again (403, 404, a session that is over).
 * Source: API-042.
 */
export async function stream(
  { operation: { path } }: Pick<Call<StreamId>, 'operation'>,
  options: StreamOptions,
): Promise<Problem | null> {
  const received = createEventMemory(options.after ?? '');
  let failures = 0;
  while (!options.signal.aborted) {
    const line = await listen(path, options, received);
    if (line.rejection) return line.rejection;
    if (options.signal.aborted) break;
    failures = line.wasOpen ? 1 : failures + 1;
    const pause = pauseAfter(failures, options.random ?? Math.random);
    options.onState?.({ isOpen: false, pause });
    await untilNextTry(pause, options.signal);
  }
  return null;
}

/** Grows from one second to thirty, give or take a quarter. */
export function pauseAfter(failures: number, random: () => number): number {
  const pause = Math.min(longestPause, shortestPause * 2 ** (failures - 1));
  return Math.round(pause * (0.75 + random() / 2));
}

interface Line {
  wasOpen: boolean;
  /** Why there is no use in trying again, if there is none. */
  rejection: Problem | null;
}

/** One connection, to its end. */
async function listen(path: string, options: StreamOptions, received: Memory): Promise<Line> {
  const dead = new AbortController();
  const signal = AbortSignal.any([options.signal, dead.signal]);
  let watch: ReturnType<typeof setTimeout> | undefined;
  const alive = () => {
    clearTimeout(watch);
    watch = setTimeout(() => dead.abort(), silenceLimit);
  };
  let wasOpen = false;
  try {
    alive();
    let response = await open(path, options, { signal, after: received.last(), isRejected: false });
    if (response.status === 401) {
      response = await open(path, options, { signal, after: received.last(), isRejected: true });
    }
    if (!response.ok) return { wasOpen, rejection: toRejection(response) };
    // A page of a login or of a captive network is no stream: the next try tells.
    if (!response.body || getMediaType(response) !== 'text/event-stream') {
      return { wasOpen, rejection: null };
    }
    wasOpen = true;
    options.onState?.({ isOpen: true });
    const parser = createParser({
      onEvent: (message) => {
        if (received.isNew(message.id) && !signal.aborted) options.onEvent(toEvent(message));
      },
    });
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    // A body that is there already does not end with its request everywhere.
    signal.addEventListener('abort', () => void reader.cancel().catch(() => undefined));
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      alive();
      parser.feed(value);
    }
  } catch (error) {
    if (error instanceof Problem) return { wasOpen, rejection: error };
    // Broken off, silent or without a network: the next try tells.
  } finally {
    clearTimeout(watch);
    dead.abort();
  }
  return { wasOpen, rejection: null };
}

interface Opening {
  signal: AbortSignal;
  after: string;
  isRejected: boolean;
}

async function open(path: string, options: StreamOptions, { signal, after, isRejected }: Opening) {
  const { address, accessToken, language, fetch = globalThis.fetch, ...current } = connection();
  const tenantId = options.tenantId ?? current.tenantId();
  // Another tab has ended the session: this one hears of it in a moment.
  if (tenantId === undefined) throw new Problem('unauthenticated', 0);
  const ofTenant = path.replace('{tenantId}', encodeURIComponent(tenantId));
  const token = await accessToken({ isRejected }).catch((cause: unknown) => {
    throw new Problem('unauthenticated', 0, { cause }); // the session is over
  });
  return fetch(
    new Request(`${address}${ofTenant}`, {
      headers: {
        Accept: 'text/event-stream',
        'Accept-Language': language(),
        Authorization: `Bearer ${token}`,
        ...(after !== '' && { 'Last-Event-ID': after }),
      },
      cache: 'no-store',
      signal,
    }),
  );
}

/** Refusals that another try does not change; the others pass, such as a server that is down. */
const lasting = new Set([400, 401, 403, 404, 405, 406, 410]);

const toRejection = ({ status }: Response): Problem | null =>
  lasting.has(status) ? createProblem(status, null) : null;

function toEvent({ id = '', event = 'message', data }: EventSourceMessage): StreamEvent {
  try {
    return { id, type: event, data: JSON.parse(data) as unknown };
  } catch {
    return { id, type: event, data };
  }
}

interface Memory {
  /** Id of the last event, for `Last-Event-ID`. */
  last: () => string;
  /** Whether an event was not told yet; it is held for told from now on. */
  isNew: (id: string | undefined) => boolean;
}

function createEventMemory(after: string): Memory {
  let last = after;
  const ids = new Set(after === '' ? [] : [after]);
  return {
    last: () => last,
    isNew: (id) => {
      if (id === undefined || id === '') return true;
      if (ids.has(id)) return false;
      last = id;
      ids.add(id);
      const [oldest] = ids;
      if (ids.size > persisted && oldest !== undefined) ids.delete(oldest);
      return true;
    },
  };
}

/** Waits for the pause to pass, the network to come back, or the end. */
function untilNextTry(pause: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer);
      globalThis.removeEventListener?.('online', go);
      signal.removeEventListener('abort', go);
      resolve();
    };
    const timer = setTimeout(go, pause);
    globalThis.addEventListener?.('online', go);
    signal.addEventListener('abort', go);
  });
}
