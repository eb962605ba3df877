import type { Exchange } from '../http/exchange.ts';
import { isObject, type Json } from '../json.ts';

/** The text around a position, limited to a number of characters; the omitted ones are counted. */
function cutAround(text: string, at: number, limit: number): string {
  if (text.length <= limit) return text;
  const start = Math.max(0, Math.min(at - Math.floor(limit / 3), text.length - limit));
  const before = start > 0 ? `(${start} characters before) … ` : '';
  const remaining = text.length - start - limit;
  const after = remaining > 0 ? ` … (${remaining} characters after)` : '';
  return `${before}${text.slice(start, start + limit)}${after}`;
}

/** The part of a response around the mismatch, e.g. `entries/0/id`; else its beginning. */
export function buildExcerpt({ json, text }: Exchange, at: string | null, limit = 1000): string {
  if (at === null || text.length <= limit) return cutAround(text, 0, limit);
  const full = JSON.stringify(json);
  const found = marked(json as Json, at.split('/'));
  // A missing property is shown with its parent object.
  return cutAround(full, found === null ? 0 : JSON.stringify(found).indexOf(sign), limit);
}

/** Placeholder at the position of the difference. */
const sign = '\u2057';

function marked(value: Json, [key, ...rest]: readonly string[]): Json | null {
  if (key === undefined) return sign;
  if (Array.isArray(value)) {
    return value.map((each, at) => (String(at) === key ? (marked(each, rest) ?? sign) : each));
  }
  if (!isObject(value)) return null;
  return { ...value, [key]: marked(value[key] ?? null, rest) ?? sign };
}

/** Excerpts of two texts around the first character in which they differ. */
export function cutAtDifference(one: string, other: string, limit = 300): [string, string] {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return [cutAround(one, at, limit), cutAround(other, at, limit)];
}
