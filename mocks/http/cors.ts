import type { IncomingMessage } from 'node:http';
import type { Answering } from './listener.ts';

/** Lets these origins call, at least one: what every answer says about it. */
export function corsHeaders(origins: readonly string[]) {
  const [first = ''] = origins;
  return ({ headers: { origin = '' } }: IncomingMessage): Readonly<Record<string, string>> => ({
    'Access-Control-Allow-Origin': origins.includes(origin) ? origin : first,
    'Access-Control-Allow-Headers': 'Authorization, Content-Type, Accept-Language, Last-Event-ID',
    'Access-Control-Allow-Methods': 'GET, POST, PUT, PATCH, DELETE',
    'Access-Control-Expose-Headers':
      'Trace-Id, Content-Disposition, Content-Language, Retry-After, Allow, Date',
    'Access-Control-Max-Age': '600',
    Vary: 'Origin',
  });
}

/** Answers the questions that browsers ask before a call to another origin. */
export function withPreflight(respond: Answering): Answering {
  return async (request) =>
    request.method === 'OPTIONS' ? new Response(null, { status: 204 }) : respond(request);
}
