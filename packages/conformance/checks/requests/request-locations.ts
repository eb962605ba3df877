import type { RequestInput } from '../../http/request.ts';
import { isObject, type Json } from '../../json.ts';
import { getBody, valueAt } from './call-client.ts';

/** The value at a location of a call, e.g. `path.date` or `body.teamId`. */
export const placedIn = (sent: RequestInput, location: string): unknown => valueAt(sent, location);

/** The call with another value at a location, e.g. `path.date` or `body.teamId`. */
export function placing(sent: RequestInput, location: string, value: Json): RequestInput {
  const [part = '', ...keys] = location.split('.');
  const full = part === 'body' ? getBody(sent) : (sent[part as 'path' | 'query'] ?? {});
  return { ...sent, [part]: setting(full, keys, value) };
}

function setting(full: unknown, [key, ...rest]: readonly string[], value: Json): unknown {
  if (key === undefined) return value;
  const known = isObject(full) ? full : {};
  return { ...known, [key]: setting(known[key], rest, value) };
}
