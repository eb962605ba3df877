import type { Sent } from '../http/request.ts';
import { isObject, type Json } from '../json.ts';
import { bodyOf, valueAt } from './call-desk.ts';

/** What stands at a place of a call, such as `path.date` or `body.teamId`. */
export const placedIn = (sent: Sent, location: string): unknown => valueAt(sent, location);

/** The call with something else at a place, such as `path.date` or `body.teamId`. */
export function placing(sent: Sent, location: string, value: Json): Sent {
  const [part = '', ...keys] = location.split('.');
  const whole = part === 'body' ? bodyOf(sent) : (sent[part as 'path' | 'query'] ?? {});
  return { ...sent, [part]: setting(whole, keys, value) };
}

function setting(whole: unknown, [key, ...rest]: readonly string[], value: Json): unknown {
  if (key === undefined) return value;
  const known = isObject(whole) ? whole : {};
  return { ...known, [key]: setting(known[key], rest, value) };
}
