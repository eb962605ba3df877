import { randomUUID } from 'node:crypto';
import { getTypes } from '../../input/effective.ts';
import { isObject } from '../../json.ts';
import type { Prepared } from '../requests/call.ts';

/** A path parameter that identifies a record. */
export interface RecordId {
  name: string;
  location: 'path' | 'query';
  /** An id of the same kind that does not exist. */
  unknown: string;
}

/** The parameters of a call that must identify an existing record. */
export function recordIds({ context, operation, sent }: Prepared): RecordId[] {
  const free = new Set(['tenantId', ...(context.recipes[operation.id]?.freeIds ?? [])]);
  return operation.parameters.flatMap(({ name, in: location, schema }): RecordId[] => {
    if (location !== 'path' && location !== 'query') return [];
    const known = context.contract.resolve(schema);
    const isId = /(?:^id|Id)$/.test(name) && getTypes(known).includes('string');
    const isSent = sent[location]?.[name] !== undefined;
    if (!isId || !isSent || free.has(name)) return [];
    const unknown = known.format === 'uuid' ? randomUUID() : `unknown-${randomUUID().slice(0, 8)}`;
    return context.contract.fits(schema, unknown) ? [{ name, location, unknown }] : [];
  });
}

/** A value with a replacement at a dotted name, e.g. `entryPayLoad.id` or `0`. */
export function replacedAt(value: unknown, dotted: string, by: unknown): unknown {
  const [name = '', ...rest] = dotted.split('.');
  const inner = (each: unknown) => (rest.length > 0 ? replacedAt(each, rest.join('.'), by) : by);
  if (Array.isArray(value))
    return value.map((each, at) => (String(at) === name ? inner(each) : each));
  if (!isObject(value) || !(name in value)) return value;
  return { ...value, [name]: inner(value[name]) };
}
