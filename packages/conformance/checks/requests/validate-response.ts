import type { Contract } from '../../contract/contract.ts';
import type { ResponseShape, Operation, Schema } from '../../contract/shapes.ts';
import type { Exchange } from '../../http/exchange.ts';
import { isObject } from '../../json.ts';
import { CheckFailed, type Aspect } from '../../run/results.ts';

/**
 * Validates a response against the contract: its status, content type, headers and body. Throws
 * `CheckFailed` with the violated clause.
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
    fail(`There was no response: ${exchange.networkError}.`, `${id}, response`);
  const shape = responses.get(exchange.status);
  if (!shape) {
    const known = [...responses.keys()].join(', ');
    return fail(
      `Expected a status that the contract defines (${known}), found ${exchange.status}.`,
      `${id}, response statuses`,
    );
  }
  const clause = `${id}, response ${exchange.status}`;
  checkHeaders(shape, exchange, clause);
  const types = Object.keys(shape.contents);
  if (types.length === 0) {
    if (exchange.bytes.length > 0) fail('Expected no body, found one.', `${clause}, content`);
    return;
  }
  const schema = shape.contents[exchange.type];
  if (!schema) {
    return fail(
      `Expected the content type ${types.join(' or ')}, found "${exchange.type}".`,
      `${clause}, content type`,
    );
  }
  if (!exchange.type.endsWith('json')) return checkFile(exchange, clause);
  if (exchange.json === undefined)
    fail('Expected a JSON body, but it cannot be parsed.', `${clause}, content`);
  if (hasFitted(schema, exchange.text)) return;
  const [first, ...others] = contract.mismatches(schema, exchange.json);
  if (!first) return noteFitting(schema, exchange.text);
  const more = others.length > 0 ? ` (and ${others.length} more)` : '';
  fail(
    `The response does not match its schema at ${first.at || 'the root'}: ${first.what}${more}`,
    `${clause}, schema #/${first.at}, ${first.keyword}`,
    first.at,
  );
}

/** Validates the headers that the contract requires, including the value if only one is allowed. */
function checkHeaders({ headers }: ResponseShape, exchange: Exchange, clause: string): void {
  for (const { name, value } of headers) {
    const found = exchange.headers.get(name);
    if (found !== null && (value === null || found === value)) continue;
    const what =
      found === null
        ? `The header ${name} is missing.`
        : `The header ${name} must be ${value}, but is ${found}.`;
    const aspect = aspectsOfHeaders[name] ?? (exchange.status === 401 ? null : 'response');
    throw new CheckFailed({ what, clause: `${clause}, headers`, exchange, aspect });
  }
}

/** Headers that a separate rule requires. */
const aspectsOfHeaders: Readonly<Record<string, Aspect>> = { 'X-Content-Type-Options': 'sniffing' };

// The same list is loaded repeatedly: an identical text that was valid for its schema need not be
// validated again.
const fitting = new WeakMap<Schema, Set<string>>();

const hasFitted = (schema: Schema, text: string): boolean =>
  fitting.get(schema)?.has(text) ?? false;

/**
 * Maximum number of cached texts per schema, and the minimum length of one: validating a short text
 * is as fast as a lookup.
 */
const [maxTexts, shortestText] = [40, 500];

function noteFitting(schema: Schema, text: string): void {
  if (text.length < shortestText) return;
  const known = fitting.get(schema) ?? new Set();
  if (known.size >= maxTexts) known.clear();
  fitting.set(schema, known.add(text));
}

/** The first bytes of a file by its type, since the content may not match the name. */
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
  const what =
    bytes.length === 0
      ? 'The file is empty.'
      : `Expected a file of the type ${type}, found other content.`;
  throw new CheckFailed({ what, clause: `${clause}, content`, exchange, aspect: 'response' });
}

/** Fails unless the status is one of these; names the clause that requires it. */
export function checkStatus(exchange: Exchange, expected: readonly number[], clause: string): void {
  if (!expected.includes(exchange.status)) throw unexpected(exchange, expected, clause);
}

/** Fails unless a call that a check depends on has succeeded. */
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
      ? String(exchange.status)
      : `no response (${exchange.networkError})`;
  return new CheckFailed({
    what: `Expected the status ${expectedText}, found ${got}.${formatErrorMessages(exchange)}`,
    clause,
    exchange,
    needed,
  });
}

function formatErrorMessages({ json }: Exchange): string {
  const messages = isObject(json) ? json['errorMessages'] : undefined;
  const texts = Array.isArray(messages) ? messages.filter((each) => typeof each === 'string') : [];
  return texts.length > 0 ? ` Error messages: ${texts.join(' ')}` : '';
}

/**
 * Validates the status of a rejection, and its error response with a message against the contract.
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
  validateErrorResponse(exchange, `${operation.id}, response ${exchange.status}`);
  validateResponse(contract, operation, exchange);
}

/** Fails unless the body is an error response with a message, a code and a trace. */
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
  if (!Array.isArray(errorMessages))
    return fail('The error response must have errorMessages, but has none.');
  if (errorMessages.length === 0)
    fail('The error response must have at least one message, but errorMessages is empty.');
  if (!errorMessages.every(isText)) fail('Each error message must have text, but one is empty.');
  if (!isText(code)) fail('The error response must have a code, but has none.');
  if (!isText(traceId)) fail('The error response must have a traceId, but has none.');
}
