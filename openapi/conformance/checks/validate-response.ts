import type { Contract } from '../contract/contract.ts';
import type { ResponseShape, Operation, Schema } from '../contract/shapes.ts';
import type { Exchange } from '../http/exchange.ts';
import { isObject } from '../json.ts';
import { CheckFailed, type Aspect } from '../run/results.ts';

/**
 * Holds an answer against the contract: its status, its content type, its headers and its body.
 * Throws `CheckFailed` with the clause that is broken.
 */
export function validateResponse(
  contract: Contract,
  operation: Operation,
  exchange: Exchange,
): void {
  const { id, responses } = operation;
  const fail = (what: string, clause: string, at?: string) => {
    throw new CheckFailed({
      what,
      clause,
      exchange,
      aspect: 'response',
      needed: id,
      ...(at !== undefined && { at }),
    });
  };
  if (exchange.networkError !== null)
    fail(`There was no answer: ${exchange.networkError}.`, `${id}: an answer`);
  const shape = responses.get(exchange.status);
  if (!shape) {
    const known = [...responses.keys()].join(', ');
    return fail(
      `The status ${exchange.status} is none that the contract allows here (${known}).`,
      `${id}, statuses of the answer`,
    );
  }
  const clause = `${id}, answer ${exchange.status}`;
  checkHeaders(shape, exchange, clause);
  const types = Object.keys(shape.contents);
  if (types.length === 0) {
    if (exchange.bytes.length > 0)
      fail('There is a body where none belongs.', `${clause}, content`);
    return;
  }
  const schema = shape.contents[exchange.type];
  if (!schema) {
    return fail(
      `The content type is "${exchange.type}" instead of ${types.join(' or ')}.`,
      `${clause}, content type`,
    );
  }
  if (!exchange.type.endsWith('json')) return checkFile(exchange, clause);
  if (exchange.json === undefined) fail('The body is no JSON.', `${clause}, content`);
  if (hasFitted(schema, exchange.text)) return;
  const [first, ...others] = contract.mismatches(schema, exchange.json);
  if (!first) return noteFitting(schema, exchange.text);
  const more = others.length > 0 ? ` (and ${others.length} more)` : '';
  fail(
    `The answer does not fit its schema at ${first.at || 'its root'}: ${first.what}${more}`,
    `${clause}, schema #/${first.at}, ${first.keyword}`,
    first.at,
  );
}

/** Holds a response to the headers that the contract demands, each to its only value where it has one. */
function checkHeaders({ headers }: ResponseShape, exchange: Exchange, clause: string): void {
  for (const { name, value } of headers) {
    const found = exchange.headers.get(name);
    if (found !== null && (value === null || found === value)) continue;
    const what =
      found === null ? `The header ${name} is missing.` : `The header ${name} is not ${value}.`;
    const aspect = aspectsOfHeaders[name] ?? (exchange.status === 401 ? null : 'response');
    throw new CheckFailed({ what, clause: `${clause}, headers`, exchange, aspect });
  }
}

/** Headers that a rule of its own demands. */
const aspectsOfHeaders: Readonly<Record<string, Aspect>> = { 'X-Content-Type-Options': 'sniffing' };

// The same list is read again and again: what has fitted its schema once, fits it word for word.
const fitting = new WeakMap<Schema, Set<string>>();

const hasFitted = (schema: Schema, text: string): boolean =>
  fitting.get(schema)?.has(text) ?? false;

/** Texts of a schema that are remembered; a short one is judged as fast as it is looked up. */
const [maxTexts, shortestText] = [40, 500];

function noteFitting(schema: Schema, text: string): void {
  if (text.length < shortestText) return;
  const known = fitting.get(schema) ?? new Set();
  if (known.size >= maxTexts) known.clear();
  fitting.set(schema, known.add(text));
}

/** What files of a type begin with, since a file is not what its name says. */
const beginnings: Record<string, string> = {
  'application/pdf': '%PDF-',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'PK',
  'application/zip': 'PK',
  'image/png': '\u0089PNG',
};

function checkFile(exchange: Exchange, clause: string): void {
  const { type, bytes } = exchange;
  if (type === 'text/event-stream') return;
  const beginning = beginnings[type] ?? '';
  const found = Buffer.from(bytes.subarray(0, beginning.length)).toString('latin1');
  if (bytes.length > 0 && found === beginning) return;
  const what = bytes.length === 0 ? 'The file is empty.' : `The file is no ${type}.`;
  throw new CheckFailed({ what, clause: `${clause}, content`, exchange, aspect: 'response' });
}

/** Fails unless the status is one of these; names the clause that demands it. */
export function checkStatus(exchange: Exchange, expected: readonly number[], clause: string): void {
  if (!expected.includes(exchange.status)) throw unexpected(exchange, expected, clause);
}

/** Fails unless a call has succeeded that a check needs, whatever the check is about. */
export function checkSucceeded(exchange: Exchange, clause: string): void {
  if (exchange.status === 200) return;
  throw unexpected(exchange, [200], clause, exchange.operation);
}

function unexpected(
  exchange: Exchange,
  expected: readonly number[],
  clause: string,
  needed: string | null = null,
): CheckFailed {
  const expectedText = expected.join(' or ');
  const got =
    exchange.networkError === null
      ? `is ${exchange.status}`
      : `never came: ${exchange.networkError}`;
  return new CheckFailed({
    what: `The answer ${got}; expected is ${expectedText}.${formatErrorMessages(exchange)}`,
    clause,
    exchange,
    needed,
  });
}

function formatErrorMessages({ json }: Exchange): string {
  const messages = isObject(json) ? json['errorMessages'] : undefined;
  const texts = Array.isArray(messages) ? messages.filter((each) => typeof each === 'string') : [];
  return texts.length > 0 ? ` It says: ${texts.join(' ')}` : '';
}

/**
 * Holds a refusal to its status and to the contract: an error answer that says something.
 * Source: PROF-035.
 */
export function checkRejection(
  contract: Contract,
  operation: Operation,
  {
    exchange,
    statuses,
    clause,
  }: { exchange: Exchange; statuses: readonly number[]; clause: string },
): void {
  checkStatus(exchange, statuses, clause);
  validateErrorResponse(exchange, `${operation.id}, answer ${exchange.status}`);
  validateResponse(contract, operation, exchange);
}

/** Fails unless the body is an error answer with a sentence, a code and a trace. */
export function validateErrorResponse(exchange: Exchange, clause: string): void {
  const { errorMessages, code, traceId } = isObject(exchange.json) ? exchange.json : {};
  const isText = (text: unknown) => typeof text === 'string' && text.trim() !== '';
  const fail = (what: string) => {
    throw new CheckFailed({
      what,
      clause: `${clause}, ErrorAnswer`,
      exchange,
      aspect: 'errorResponse',
    });
  };
  if (!Array.isArray(errorMessages)) return fail('The refusal has no errorMessages.');
  if (errorMessages.length === 0) fail('The refusal says nothing: errorMessages is empty.');
  if (!errorMessages.every(isText)) fail('An error message is empty.');
  if (!isText(code)) fail('The refusal has no code.');
  if (!isText(traceId)) fail('The refusal has no traceId.');
}
