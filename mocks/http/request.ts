import type { IncomingMessage } from 'node:http';
import { reject } from '../core/requests/http-error.ts';
import { readBody } from './body.ts';

const addresses = new WeakMap<Request, string>();

/** The IP address from which a request of the listener came; empty for any other request. */
export const getIpAddress = (request: Request): string => addresses.get(request) ?? '';

/**
 * Converts Node's incoming message to a Request. Rejects with an HttpError: 400 for a malformed
 * request, e.g. an invalid host, and 413 for a body that is too large.
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

/** The address seen by the nearest proxy; the caller can forge all entries before it. */
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

/** The requested URL. Throws TypeError when host or path are invalid. */
export function getRequestUrl({ url = '/', headers }: IncomingMessage): URL {
  const host = headers.host ?? 'localhost';
  if (/[\s/?#@\\]/.test(host))
    throw new TypeError(`Expected a host name in the Host header, found: ${host}`);
  // Concatenated instead of resolved: a path that starts with two slashes would change the host.
  return new URL(url.startsWith('/') ? `http://${host}${url}` : url);
}

function buildHeaders(incoming: IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    for (const each of [value ?? []].flat()) headers.append(name, each);
  }
  return headers;
}
