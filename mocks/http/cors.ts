import type { IncomingMessage } from 'node:http';
import type { Answering } from './listener.ts';

/** CORS headers of every response for these allowed origins (at least one). */
export function corsHeaders(origins: readonly string[]) {
  const [first = ''] = origins;
  return ({ headers: { origin = '' } }: IncomingMessage): Readonly<Record<string, string>> => ({
    'Access-Control-Allow-Origin': origins.includes(origin) ? origin : first,
    'Access-Control-Allow-Headers':
      'Authorization, Content-Type, Accept-Language, Last-Event-ID, X-View-As',
    'Access-Control-Allow-Methods': 'GET, POST, PUT, PATCH, DELETE',
    'Access-Control-Expose-Headers':
      'Trace-Id, Content-Disposition, Content-Language, Retry-After, Allow, Date',
    'Access-Control-Max-Age': '600',
    Vary: 'Origin',
  });
}

/** Responds to the preflight requests that browsers send before a call to another origin. */
export function withPreflight(respond: Answering): Answering {
  return async (request) =>
    request.method === 'OPTIONS' ? new Response(null, { status: 204 }) : respond(request);
}
