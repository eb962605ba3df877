import type { Schema } from '@cfworker/json-schema';
import { maxErrors, unfitIn, type Known, type Unfit } from '../files/json-schema.ts';
import { HttpError, rejectField, type Message } from './http-error.ts';
import { brokenTextIn } from '../files/texts.ts';

/** JSON Schemas of an area's requests, as `npm run contract` generates them. */
export interface RequestSchemas extends Known {
  operations: Record<string, RequestSchema>;
}

export interface RequestSchema {
  path: Schema | null;
  query: Schema | null;
  body: Schema | null;
  /** Whether the body is a form with files. */
  isForm: boolean;
  /** Whether the request may come without a body. */
  isBodyOptional?: boolean;
}

export interface RequestParts {
  path: Record<string, unknown>;
  query: Record<string, unknown>;
  body: unknown;
}

/**
 * Rejects a request that does not match the contract: 400 with a message for each field, up to
 * `maxErrors` fields. Source: API-019.
 */
export function checkRequest(parts: RequestParts, schema: RequestSchema, known: Known): void {
  const fields = new Map<string, Message>();
  for (const part of ['path', 'query', 'body'] as const) {
    const expected = schema[part];
    if (expected === null) continue;
    if (part === 'body' && schema.isBodyOptional && parts.body === undefined) continue;
    const broken = brokenTextIn(parts[part]);
    if (broken !== undefined)
      throw rejectField(broken || part, 'invalid', { field: broken || part });
    for (const [name, message] of fieldsUnfit(parts[part], expected, known)) {
      if (!fields.has(name) && fields.size < maxErrors) fields.set(name, message);
    }
  }
  if (fields.size === 0) return;
  const entries = [...fields];
  throw new HttpError(
    400,
    entries.map(([, message]) => message),
    Object.fromEntries(entries.map(([name, message]) => [name, [message]])),
  );
}

/** The messages for fields that do not match a schema: the first error of each field. */
export function fieldsUnfit(value: unknown, schema: Schema, known: Known): Map<string, Message> {
  const fields = new Map<string, Message>();
  for (const unfit of unfitIn(value, schema, known)) {
    const name = getFieldPath(unfit);
    if (!fields.has(name)) fields.set(name, toMessage(unfit, name));
  }
  return fields;
}

function getFieldPath({ at, keyword, constraint }: Unfit): string {
  const isOfName = keyword === 'required' || keyword === 'additionalProperties';
  return [at, isOfName ? String(constraint) : ''].filter(Boolean).join('.') || 'body';
}

function toMessage({ keyword, constraint, value }: Unfit, field: string): Message {
  switch (keyword) {
    case 'required':
      return { key: 'required', values: { field } };
    case 'maxLength':
    case 'maxItems':
      return { key: 'tooLong' };
    case 'maximum':
      return { key: 'tooLarge', values: { limit: Number(constraint) } };
    case 'minLength':
    case 'minItems':
      // An empty text is reported as missing rather than as too short.
      return value === '' ? { key: 'required', values: { field } } : { key: 'tooShort' };
    case 'format':
      return constraint === 'email'
        ? { key: 'emailInvalid' }
        : { key: 'invalid', values: { field } };
    case 'additionalProperties':
      return { key: 'unknownField', values: { field } };
    default:
      return { key: 'invalid', values: { field } };
  }
}
