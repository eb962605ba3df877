import { createParser, type EventSourceMessage } from 'eventsource-parser';
import { getMediaType } from './response.ts';
import { connection } from './connection.ts';
import { Problem, createProblem } from './problem.ts';
import type { Call, StreamId } from './types.ts';

/** One event of a hub. `data` is unvalidated: each listener must validate it. */
export interface StreamEvent {
  id: string;
  type: string;
  data: unknown;
}

/** Whether the stream is open, or the pause until it is opened again. */
export type StreamState = { isOpen: true } | { isOpen: false; pause: number };

export interface StreamOptions {
  /** Ends the stream for good. */
  signal: AbortSignal;
  onEvent: (event: StreamEvent) => void;
  onState?: (state: StreamState) => void;
  /** The stream starts after this event; without it, with the next new event. */
  after?: string;
  tenantId?: string;
  /** Between 0 and 1; spreads the reconnections of listeners after a server stop. */
  random?: () => number;
}

const shortestPause = 1000;
const longestPause = 30_000;

/**
 * The server sends a sign of life every 15 s; a connection that is silent for three times as long
 * is dead.
 */
export const silenceLimit = 45_000;

/** Number of event ids to store, to detect events that are repeated after a reconnection. */
const persisted = 100;

/**
 * Listens to an operation that responds with `text/event-stream`, until the signal ends it. A
 * broken stream is reopened after a growing pause, and immediately when the network is back; it
 * resumes after the last received event, and emits no event twice. After a 401 it renews the token
 * once. It shows nothing to the person, since hubs only deliver earlier what a reload would show as
 * well. Resolves with the rejection when a retry is useless (403, 404, a session that is over).
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

/** Grows from one second to thirty, varied by up to a quarter. */
export function pauseAfter(failures: number, random: () => number): number {
  const pause = Math.min(longestPause, shortestPause * 2 ** (failures - 1));
  return Math.round(pause * (0.75 + random() / 2));
}

interface Line {
  wasOpen: boolean;
  /** The reason why a retry is useless, if it is. */
  rejection: Problem | null;
}

/** Runs one connection to its end. */
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
    // The page of a login or of a captive network is not a stream; retry.
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
    // Not every environment ends a body that has already arrived together with its request.
    signal.addEventListener('abort', () => void reader.cancel().catch(() => undefined));
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      alive();
      parser.feed(value);
    }
  } catch (error) {
    if (error instanceof Problem) return { wasOpen, rejection: error };
    // Interrupted, silent or without a network: retry.
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
  const shown = tenantId === current.tenantId() ? current.shownPerson?.() : null;
  // Another tab has ended the session; this tab is about to be notified.
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
        ...(shown && { 'X-View-As': shown }),
      },
      cache: 'no-store',
      signal,
    }),
  );
}

/**
 * Status codes for which a retry is useless; the others are temporary, e.g. a server that is down.
 */
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
  /** Whether an event is new; afterwards it counts as received. */
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

/** Waits for the end of the pause, the network or an abort. */
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
