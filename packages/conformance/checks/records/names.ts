import type { Contract } from '../../contract/contract.ts';
import type { Operation, Schema } from '../../contract/shapes.ts';
import type { Exchange } from '../../http/exchange.ts';
import type { RequestInput } from '../../http/request.ts';
import { effective } from '../../input/effective.ts';
import { invisible, buildLookalikes } from '../../input/name-forms.ts';
import { brief, isObject, type JsonObject } from '../../json.ts';
import { CheckFailed } from '../../run/results.ts';
import { validateErrorResponse } from '../requests/validate-response.ts';
import { getBody, type CallClient } from '../requests/call-client.ts';

/** A unique property, and the operation that adds a record. */
export interface UniqueName {
  client: Pick<CallClient, 'draft' | 'attempt' | 'request'>;
  contract: Contract;
  create: Operation;
  field: string;
  /** The records of the list that shows them, if one does. */
  rows?: () => Promise<JsonObject[]>;
}

interface NameRule {
  name: string;
  title: string;
  run: (clause: string) => Promise<void>;
}

/**
 * The rules of a unique name: names that look the same are the same, and only one of two
 * simultaneous calls gets it.
 */
export function nameRules(unique: UniqueName): NameRule[] {
  const { field } = unique;
  return [
    {
      name: `looks-${field}`,
      title: `rejects a ${field} that looks the same as an existing one`,
      run: (clause) => rejectLookalikes(unique, clause),
    },
    {
      name: `shows-${field}`,
      title: `rejects a ${field} with only invisible characters`,
      run: (clause) => rejectInvisible(unique, clause),
    },
    {
      name: `at-once-${field}`,
      title: `creates one of two records with the same ${field} that are sent at the same time`,
      run: (clause) => addOneOfTwo(unique, clause),
    },
  ];
}

async function rejectLookalikes(unique: UniqueName, clause: string): Promise<void> {
  const { client, create, field } = unique;
  const first = await client.draft(create.id);
  const schema = getSchema(unique, getBody(first));
  const name = isFree(schema) ? accented(textAt(first, field), schema) : textAt(first, field);
  await client.request(create.id, named(first, field, name));
  const second = await client.draft(create.id);
  for (const { what, text } of buildLookalikes(name)) {
    const sent = named(second, field, text);
    const exchange = await client.attempt(create.id, sent);
    // A value that the schema rejects is bad input, not a conflict.
    const isFitting = isFree(schema) && text.length <= (schema.maxLength ?? Infinity);
    expectAt(field, exchange, isFitting ? [409] : [400, 409], {
      clause,
      why: `${brief(name)} is taken, and ${brief(text)} ${what}.`,
    });
  }
}

async function rejectInvisible(unique: UniqueName, clause: string): Promise<void> {
  const { client, create, field } = unique;
  const sent = named(await client.draft(create.id), field, invisible);
  const exchange = await client.attempt(create.id, sent);
  expectAt(field, exchange, [400], { clause, why: `${field} has only invisible characters.` });
}

async function addOneOfTwo(unique: UniqueName, clause: string): Promise<void> {
  const { client, create, field, rows } = unique;
  const first = await client.draft(create.id);
  const name = textAt(first, field);
  const another = async () => named(await client.draft(create.id), field, name);
  const sent = [first, await another()];
  const both = await Promise.all(sent.map((each) => client.attempt(create.id, each)));
  const statuses = both.map(({ status }) => status);
  const rejected = both.find(({ status }) => status === 409);
  if (!rejected || !statuses.includes(200)) {
    const what = `Expected the statuses 200 and 409, found ${statuses.join(' and ')}.`;
    throw new CheckFailed({ what, clause, exchange: both[1] ?? null });
  }
  const why = `${brief(name)} is taken.`;
  expectAt(field, rejected, [409], { clause, why });
  const later = await client.attempt(create.id, await another());
  expectAt(field, later, [409], { clause, why });
  if (getCode(rejected) !== getCode(later)) {
    const what = `Expected the code ${getCode(later)} of a taken ${field}, found ${getCode(rejected)}.`;
    throw new CheckFailed({ what, clause, exchange: rejected });
  }
  const listed = (await rows?.())?.filter((row) => isNamed(row[field], name)).length ?? 1;
  if (listed === 1) return;
  const what = `Expected one record with the ${field} ${brief(name)}, found ${listed}.`;
  throw new CheckFailed({ what, clause, exchange: null });
}

const getCode = ({ json }: Exchange): string =>
  isObject(json) && typeof json['code'] === 'string' ? json['code'] : '';

/** Whether a record has the name, which the server may have stored in another case. */
const isNamed = (stored: unknown, name: string): boolean =>
  typeof stored === 'string' && stored.toLowerCase() === name.trim().toLowerCase();

const named = (sent: RequestInput, field: string, name: string): RequestInput => ({
  ...sent,
  body: { ...getBody(sent), [field]: name },
});

/** A name with a letter that has two compositions and two cases, and with a space inside. */
const accented = (name: string, { maxLength = Infinity }: Schema): string =>
  name.length + 10 > maxLength ? name : `É ${name}`;

function getSchema({ contract, create, field }: UniqueName, body: JsonObject): Schema {
  const { properties = {} } = create.body ? effective(contract, create.body.schema, body) : {};
  return effective(contract, properties[field] ?? {}, body[field] ?? '');
}

const isFree = ({ pattern, format, enum: choices }: Schema): boolean =>
  pattern === undefined && format === undefined && choices === undefined;

function textAt(sent: RequestInput, field: string): string {
  const value = getBody(sent)[field];
  if (typeof value !== 'string')
    throw new Error(
      `${field} must be a string for its x-… extension, but is not. Fix the contract or the example.`,
    );
  return value;
}

/** Fails unless a call is rejected with one of these statuses, and its error is at the field. */
export function expectAt(
  field: string,
  exchange: Exchange,
  statuses: readonly number[],
  { clause, why }: { clause: string; why: string },
): void {
  if (!statuses.includes(exchange.status)) {
    const what = `Expected the status ${statuses.join(' or ')}, found ${exchange.status}: ${why}`;
    throw new CheckFailed({ what, clause, exchange });
  }
  validateErrorResponse(exchange, clause);
  const { fieldErrors } = isObject(exchange.json) ? exchange.json : {};
  if (isObject(fieldErrors) && field in fieldErrors) return;
  throw new CheckFailed({
    what: `Expected the error in fieldErrors.${field}, but it is not there.`,
    clause,
    exchange,
  });
}
