import type { Json, PlainEvent } from '../../core/link/protocol.ts';
import { getPayload } from '../format.ts';

export type FieldKind = 'text' | 'number' | 'flag' | 'json';

export interface PayloadField {
  name: string;
  kind: FieldKind;
  /** The value before any edit. */
  value: string | boolean;
}

/** The user's edits of an example, by field name. */
export type Edits = Readonly<Record<string, string | boolean>>;

export type Payload =
  | { event: PlainEvent; errors: null }
  /** The error of each field, by field name. */
  | { event: null; errors: Record<string, string> };

/**
 * One field for each property of the example; any value that is not text, number or boolean is
 * edited as JSON.
 */
export const getFields = (example: PlainEvent): PayloadField[] =>
  Object.entries(getPayload(example)).map(([name, value]) => {
    if (typeof value === 'boolean') return { name, kind: 'flag', value };
    if (typeof value === 'number') return { name, kind: 'number', value: String(value) };
    if (typeof value === 'string') return { name, kind: 'text', value };
    return { name, kind: 'json', value: JSON.stringify(value, null, 2) };
  });

/** The event with the form's data, or the reasons why it cannot be sent. */
export function readPayload(example: PlainEvent, edits: Edits): Payload {
  const errors: Record<string, string> = {};
  const event: PlainEvent = { type: example.type };
  for (const field of getFields(example)) {
    const read = readField(field.kind, edits[field.name] ?? field.value);
    if ('error' in read) errors[field.name] = read.error;
    else event[field.name] = read.value;
  }
  return Object.keys(errors).length > 0 ? { event: null, errors } : { event, errors: null };
}

function readField(kind: FieldKind, value: string | boolean): { value: Json } | { error: string } {
  if (typeof value === 'boolean' || kind === 'text') return { value };
  if (kind === 'number') {
    const number = value.trim() === '' ? Number.NaN : Number(value);
    return Number.isFinite(number) ? { value: number } : { error: 'Enter a number.' };
  }
  try {
    return { value: JSON.parse(value) as Json };
  } catch (error) {
    return { error: `Enter valid JSON: ${error instanceof Error ? error.message : 'unreadable'}` };
  }
}
