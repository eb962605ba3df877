import type { IncomingMessage } from 'node:http';
import { reject } from '../core/refusal.ts';
import { readBody } from './body.ts';

const addresses = new WeakMap<Request, string>();

/** The IP address that a request of the listener came from; empty for any other request. */
export const getIpAddress = (request: Request): string => addresses.get(request) ?? '';

/**
 * What Node received, as a Request. Rejects with a Refusal: 400 for what no Request can be, such
 * as a broken host, and 413 for a body that is too large.
 */
export async function toRequest(
  incoming: IncomingMessage,
  signal: AbortSignal,
  { isBehindProxy = false }: { isBehindProxy?: boolean | undefined } = {},
): Promise<Request> {
  const { method = 'GET' } = incoming;
  const hasBody = method !== 'GET' && method !== 'HEAD';
  const body = hasBody ? await readBody(incoming) : undefined;
  const request = made(incoming, { method, signal, ...(body && { body }) });
  const forwarded = isBehindProxy ? lastForwarded(incoming) : '';
  addresses.set(request, forwarded || (incoming.socket.remoteAddress ?? ''));
  return request;
}

/** What the nearest proxy has seen; all entries before it are the caller's to choose. */
function lastForwarded({ headers }: IncomingMessage): string {
  const entries = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',');
  return entries.at(-1)?.trim() ?? '';
}

function made(incoming: IncomingMessage, init: RequestInit): Request {
  try {
    return new Request(getRequestUrl(incoming), { ...init, headers: buildHeaders(incoming) });
  } catch {
    throw reject(400, 'bodyMalformed');
  }
}

/** The address that was asked for. Throws TypeError when host or path are not fit for one. */
export function getRequestUrl({ url = '/', headers }: IncomingMessage): URL {
  const host = headers.host ?? 'localhost';
  if (/[\s/?#@\\]/.test(host)) throw new TypeError(`Not a host: ${host}`);
  // Put together and not resolved: a path that begins with two slashes would name another host.
  return new URL(url.startsWith('/') ? `http://${host}${url}` : url);
}

function buildHeaders(incoming: IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    for (const each of [value ?? []].flat()) headers.append(name, each);
  }
  return headers;
}
