import type { Contract } from '../contract/contract.ts';
import type { Schema } from '../contract/shapes.ts';
import { UploadFile } from '../http/request.ts';
import { isObject } from '../json.ts';
import { effective, getTypes } from './effective.ts';
import { newId, newMark } from './new-id.ts';

/** The day on which the contract's examples take place. */
const examplesDay = '2026-03-02';
const dayLength = 86_400_000;

export interface FreshOptions {
  contract: Contract;
  /** The call creates a record: its id is new and its name is unique. */
  isNew: boolean;
  tenantId: string;
  /** The id of an existing record. */
  known(name: string): string | undefined;
}

/**
 * An example with current values: dates shifted to now, new ids for created records, ids of
 * existing records for the rest.
 */
export function fresh(value: unknown, schema: Schema, options: FreshOptions, name = ''): unknown {
  const known = effective(options.contract, schema, value);
  if (Array.isArray(value)) {
    const { items } = known;
    return items ? value.map((each) => fresh(each, items, options, name)) : value;
  }
  if (isObject(value) && !(value instanceof UploadFile)) {
    // Only an object with its own id is a new record.
    const inner = { ...options, isNew: options.isNew && 'id' in value };
    const entries = Object.entries(value).map(([key, each]) => {
      const property = known.properties?.[key];
      return [key, property ? fresh(each, property, inner, key) : each];
    });
    return Object.fromEntries(entries);
  }
  return typeof value === 'string' ? freshText(value, known, options, name) : value;
}

function freshText(value: string, schema: Schema, options: FreshOptions, name: string) {
  if (schema.format === 'date-time') return shifted(value);
  if (schema.format === 'date') return shifted(`${value}T12:00:00.000Z`).slice(0, 10);
  if (name === 'tenantId') return options.tenantId;
  if (schema.format === 'uuid' && options.isNew && /^(?:id|newId)$/.test(name)) return newId();
  if (name.endsWith('Id')) {
    const id = options.known(name);
    if (id !== undefined) return id;
    return schema.format === 'uuid' && getTypes(schema).includes('null') ? null : value;
  }
  return options.isNew && isNameLike(schema, name) ? makeDistinct(value, schema) : value;
}

const isNameLike = ({ pattern, format, enum: choices, const: fixed }: Schema, name: string) =>
  /(?:^n|N)ame$/.test(name) && !pattern && !format && !choices && fixed === undefined;

/** A name that no earlier run has used. */
function makeDistinct(value: string, { maxLength = 250 }: Schema): string {
  const mark = ` ${newMark()}`;
  return `${value.slice(0, Math.max(0, maxLength - mark.length))}${mark}`;
}

/** A timestamp with the same distance from yesterday that it had from the day of the examples. */
function shifted(timestamp: string): string {
  const at = Date.parse(timestamp);
  if (Number.isNaN(at)) return timestamp;
  const yesterday = Math.floor(Date.now() / dayLength - 1) * dayLength;
  return new Date(at - Date.parse(`${examplesDay}T00:00:00Z`) + yesterday).toISOString();
}
