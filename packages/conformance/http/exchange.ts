import { noteCall } from '../run/trace.ts';
import type { Watch } from './alive.ts';
import { buildCurl } from './curl.ts';
import { createLimit } from './limit.ts';
import { bodyInit, type Outgoing } from './request.ts';

/** Responds to a request: `fetch`, or a server inside this process. */
export type Transport = (request: Request) => Promise<Response>;

/** The sender: the header as it is sent, and as it may be shown. */
export interface Credentials {
  /** A role, or a label such as `nobody`. */
  name: string;
  header: string | null;
  shown: string | null;
  /**
   * The role, or the e-mail address of a person who registered during the run, where the name is
   * neither.
   */
  who?: string;
}

/** A request and its response. */
export interface Exchange {
  as: string;
  /** The authorization header as it may be shown, and the owner of its token. */
  shown: string | null;
  who: string | null;
  /** The operation that was called; null for an address without one. */
  operation: string | null;
  request: Outgoing;
  /** The shell line that repeats it. */
  curl: string;
  /** 0 when there was no response. */
  status: number;
  headers: Headers;
  /** The body's content type without parameters. */
  type: string;
  text: string;
  bytes: Uint8Array;
  /** The body when it is JSON, else undefined. */
  json: unknown;
  /** Why there was no response. */
  networkError: string | null;
  ms: number;
}

export interface ClientOptions {
  transport: Transport;
  /** Maximum number of concurrent requests. */
  connections: number;
  /** Milliseconds after which a request fails. */
  timeout: number;
  /** Detects that the server no longer responds. */
  watch?: Watch;
}

/** Sends requests; a network failure is returned as an exchange. */
export type Client = (
  request: Outgoing,
  credentials: Credentials,
  operation?: string,
) => Promise<Exchange>;

export function createClient({ transport, connections, timeout, watch }: ClientOptions): Client {
  const limit = createLimit(connections);
  return (request, credentials, operation) =>
    limit(async () => {
      const call = async () => {
        const came = await exchange(request, credentials, transport, timeout);
        const named = { ...came, operation: operation ?? null };
        noteCall(named);
        return named;
      };
      return watch ? watch.watched(request, call) : call();
    });
}

async function exchange(
  request: Outgoing,
  { name, header, shown, who }: Credentials,
  transport: Transport,
  timeout: number,
): Promise<Omit<Exchange, 'operation'>> {
  const started = performance.now();
  const sent = { as: name, shown, who: who ?? null, request, curl: buildCurl(request, shown) };
  const signal = AbortSignal.timeout(timeout);
  try {
    const response = await transport(
      new Request(request.url, {
        method: request.method,
        headers: { ...request.headers, ...(header !== null && { Authorization: header }) },
        body: bodyInit(request.payload),
        redirect: 'manual',
        signal,
      }),
    );
    const type = (response.headers.get('Content-Type') ?? '').split(';')[0]?.trim() ?? '';
    const bytes = type === 'text/event-stream' ? await readFirst(response) : await response.bytes();
    const text = isText(type) ? new TextDecoder().decode(bytes) : `${bytes.length} bytes`;
    return {
      ...sent,
      status: response.status,
      headers: response.headers,
      type,
      text: bytes.length === 0 ? '' : text,
      bytes,
      json: type.endsWith('json') ? parsed(text) : undefined,
      networkError: null,
      ms: performance.now() - started,
    };
  } catch (error) {
    const headers = new Headers();
    const nothing = { status: 0, headers, type: '', text: '', bytes: new Uint8Array() };
    const networkError = signal.aborted
      ? `no response within ${timeout / 1000} s`
      : toNetworkError(error);
    return { ...sent, ...nothing, json: undefined, networkError, ms: performance.now() - started };
  }
}

const isText = (type: string) =>
  type === '' || type.startsWith('text/') || /\b(?:json|xml)$/.test(type);

/** Maximum wait for the first event of a stream, in milliseconds. */
const streamWait = 1000;

/** Maximum wait after each chunk of a stream, in milliseconds, and maximum size to receive. */
const streamPause = 60;
const longestStream = 1_000_000;

/** The first events of a stream that would not end by itself. */
async function readFirst(response: Response): Promise<Uint8Array> {
  const reader = response.body?.getReader();
  if (!reader) return new Uint8Array();
  const parts: Uint8Array[] = [];
  let length = 0;
  let wait = streamWait;
  while (length < longestStream) {
    // Sequential, since it is a stream.
    const part = await within(wait, reader.read());
    if (!part?.value) break;
    parts.push(part.value);
    length += part.value.length;
    wait = streamPause;
  }
  void reader.cancel().catch(() => undefined);
  return new Uint8Array(Buffer.concat(parts));
}

/** The value if it resolves within some milliseconds, else null. */
async function within<Value>(ms: number, coming: Promise<Value>): Promise<Value | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), ms);
  });
  const first = await Promise.race([coming, late]);
  clearTimeout(timer);
  return first;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function toNetworkError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause instanceof Error ? `: ${error.cause.message}` : '';
  return `${error.message}${cause}`;
}
