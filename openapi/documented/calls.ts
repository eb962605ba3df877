import { readFileSync } from 'node:fs';
import { resolveChoice } from '../compare/alternatives.ts';
import {
  operationsById,
  resolve,
  type Contract,
  type Placed,
  type Schema,
} from '../compare/contract.ts';

/** A call from the requirements, as listed in `calls.csv`. */
export interface DocumentedCall {
  /** The contract's tag of the call. */
  area: string;
  method: string;
  /** With the tenant prefix; path parameter names are arbitrary. */
  path: string;
  /** The query parameter names. */
  query: string[];
  /**
   * The content of the 200 response, as dotted paths through lists; `(file)` for anything but JSON,
   * `(events)` for a stream. Empty where the requirements do not specify it.
   */
  answer: string[];
  /** `documented`, or `designed` where the requirements name the call but not its path. */
  origin: string;
  source: string;
}

const columns = ['area', 'method', 'path', 'query', 'answer', 'origin', 'source'];

/** The documented calls. Throws when a row of the table has too few or too many columns. */
export function readDocumentedCalls(): DocumentedCall[] {
  return parseCalls(readFileSync(new URL('calls.csv', import.meta.url), 'utf8'));
}

/** Parses the table; its fields contain no commas, so none is quoted. */
export function parseCalls(text: string): DocumentedCall[] {
  const [head, ...lines] = text.trim().split('\n');
  if (head !== columns.join(',')) throw new Error(`The columns must be ${columns.join(',')}.`);
  return lines.map((line, index) => {
    const fields = line.split(',');
    if (fields.length !== columns.length) {
      throw new Error(`Line ${index + 2} has ${fields.length} columns, not ${columns.length}.`);
    }
    const [area = '', method = '', path = '', query = '', answer = '', origin = '', source = ''] =
      fields;
    return {
      area,
      method,
      path,
      query: splitList(query),
      answer: splitList(answer),
      origin,
      source,
    };
  });
}

const splitList = (field: string) => field.split(' ').filter(Boolean);

/** The parts of a documented call that a contract lacks, as sentences; empty if it has all. */
export function lacks(contract: Contract, call: DocumentedCall): string[] {
  const all = [...operationsById(contract).values()];
  const atPath = all.filter(({ path }) => pattern(path) === pattern(call.path));
  const found = atPath.find(({ method }) => method === call.method);
  if (!found) {
    const methods = atPath.map(({ method }) => method).join(', ');
    return [methods ? `the contract has this path with ${methods} only` : 'is not in the contract'];
  }
  return [
    ...originLacks(found, call),
    ...call.query
      .filter((name) => !found.parameters.some((one) => one.in === 'query' && one.name === name))
      .map((name) => `the query lacks \`${name}\``),
    ...call.answer
      .filter((item) => !includesItem(contract, found, item))
      .map((item) => `the answer 200 lacks \`${item}\``),
  ];
}

/** A path without parameter names and trailing slash: neither is part of a request. */
const pattern = (path: string) => path.replaceAll(/\{[^}]*\}/g, '{}').replace(/\/$/, '');

function originLacks({ operation }: Placed, call: DocumentedCall): string[] {
  const origin = operation['x-origin'] ?? 'nothing';
  return origin === call.origin ? [] : [`x-origin says ${origin}, not ${call.origin}`];
}

function includesItem(contract: Contract, { operation }: Placed, item: string): boolean {
  const answer = operation.responses['200'];
  const content = answer ? (resolve(contract, answer).content ?? {}) : {};
  const types = Object.keys(content);
  if (item === '(events)') return types.includes('text/event-stream');
  if (item === '(file)') return types.length > 0 && !types.includes('application/json');
  const schema = content['application/json']?.schema;
  return schema !== undefined && holds(contract, schema, item.split('.'));
}

/** Whether a value of a schema can have a property, through lists and any alternative. */
function holds(contract: Contract, schema: Schema, [name, ...rest]: string[]): boolean {
  if (name === undefined) return true;
  return resolveChoice(contract, schema).alternatives.some((one) => {
    if (one.items) return holds(contract, one.items, [name, ...rest]);
    const property = one.properties?.[name];
    return property !== undefined && holds(contract, property, rest);
  });
}
