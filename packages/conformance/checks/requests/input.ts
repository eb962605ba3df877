import { randomUUID } from 'node:crypto';
import type { RequestInput } from '../../http/request.ts';
import { badBodies } from '../../input/bad-bodies.ts';
import { badParameters, type BadParameter } from '../../input/bad-parameters.ts';
import { createRandom } from '../../input/random.ts';
import { isObject, type Json } from '../../json.ts';
import { checkRejectedCase, type Prepared, type RejectedCase } from './call.ts';
import { recordIds, replacedAt } from '../records/ids.ts';

/**
 * Maximum number of mutated bodies per call; if there are more, the seed selects which are sent.
 */
const maxBodies = 150;

/**
 * Bad input is rejected with 400 and a message; it is never accepted and never a server error.
 * Derived from the contract's schemas; the parameters are checked with one of the samples.
 */
export async function checkInput(prepared: Prepared, withParameters: boolean): Promise<void> {
  const bad = [
    ...bodies(prepared),
    ...bodyIds(prepared),
    ...(withParameters ? [...parameters(prepared), ...unknownIds(prepared)] : []),
  ];
  await Promise.all(bad.map((each) => checkRejectedCase(prepared, each)));
}

const toInputRejection = (
  prepared: Prepared,
  rejectedCase: Omit<RejectedCase, 'kind' | 'statuses'>,
): RejectedCase => {
  const { context, operation } = prepared;
  const more = context.recipes[operation.id]?.rejections ?? [];
  return { kind: 'input', statuses: [400, ...more], ...rejectedCase };
};

function bodies(prepared: Prepared): RejectedCase[] {
  const { operation, sent } = prepared;
  const { body } = operation;
  if (!body) return [];
  const form = body.type === 'multipart/form-data';
  const found = form ? missingFields(prepared) : buildInvalidRequests(prepared);
  if (form || !body.type.endsWith('json')) return found;
  const broken: [name: string, title: string, raw: string][] = [
    ['malformed', 'is rejected with a body that is not JSON', '{"broken":'],
    ...(body.isRequired
      ? [['empty', 'is rejected without a body', ''] as [string, string, string]]
      : []),
  ];
  const clause = `${operation.id}, request body`;
  const raw = broken.map(([name, title, text]) =>
    toInputRejection(prepared, { name, title, clause, sent: { ...sent, raw: text } }),
  );
  return [...found, ...raw];
}

function buildInvalidRequests(prepared: Prepared): RejectedCase[] {
  const { context, operation, sent, sample } = prepared;
  const { body } = operation;
  if (!body || sent.body === undefined) return [];
  // A recipe's values become JSON when they are sent.
  const right = JSON.parse(JSON.stringify(sent.body)) as Json;
  const all = badBodies(context.contract, body.schema, right);
  const selected = takeSample(all, context.seed, `${operation.id} ${sample}`);
  return selected.map(({ at, keyword, what, body: bad }) => {
    const location = at || 'body';
    return toInputRejection(prepared, {
      name: `${location}:${keyword}:${what.replaceAll(/\W+/g, '-')}`,
      title: `is rejected when ${location} ${what}`,
      clause: `${operation.id}, request schema #/${at.replaceAll('.', '/')}, ${keyword}`,
      sent: { ...sent, body: bad },
    });
  });
}

function takeSample<Item>(items: Item[], seed: number, purpose: string): Item[] {
  const random = createRandom(seed, purpose);
  const remaining = [...items];
  while (remaining.length > maxBodies) remaining.splice(random.below(remaining.length), 1);
  return remaining;
}

function missingFields(prepared: Prepared): RejectedCase[] {
  const { context, operation, sent } = prepared;
  const { body } = operation;
  if (!body || !isObject(sent.body)) return [];
  const fields = sent.body;
  const { required = [] } = context.contract.resolve(body.schema);
  return required
    .filter((name) => name in fields)
    .map((name) => {
      const { [name]: _removed, ...rest } = fields;
      return toInputRejection(prepared, {
        name: `${name}:required`,
        title: `is rejected when ${name} is missing`,
        clause: `${operation.id}, request schema #/${name}, required`,
        sent: { ...sent, body: rest },
      });
    });
}

function parameters(prepared: Prepared): RejectedCase[] {
  const { context, operation } = prepared;
  return badParameters(context.contract, operation).map((bad) => {
    const { name, location, keyword, what } = bad;
    const rejectedCase = toInputRejection(prepared, {
      name: `${location}.${name}:${keyword}:${what.replaceAll(/\W+/g, '-')}`,
      title: `is rejected when ${name} ${what}`,
      clause: `${operation.id}, parameter ${name}, ${keyword}`,
      sent: withParameter(prepared.sent, bad),
    });
    // An invalid path may also count as an unknown one.
    return location === 'path'
      ? { ...rejectedCase, statuses: [...rejectedCase.statuses, 404] }
      : rejectedCase;
  });
}

function withParameter(
  sent: RequestInput,
  { name, location, value }: Pick<BadParameter, 'name' | 'location' | 'value'>,
): RequestInput {
  const { [name]: _removed, ...rest } = sent[location] ?? {};
  const values = value === undefined ? rest : { ...rest, [name]: value };
  return { ...sent, [location]: values };
}

function unknownIds(prepared: Prepared): RejectedCase[] {
  return recordIds(prepared).map(({ name, location, unknown }) => ({
    kind: 'input',
    name: `${location}.${name}:unknown`,
    title: `is rejected when ${name} is an unknown ID`,
    statuses: location === 'path' ? [404] : [400, 404],
    clause: `${prepared.operation.id}, parameter ${name}, unknown ID`,
    sent: withParameter(prepared.sent, { name, location, value: unknown }),
  }));
}

function bodyIds(prepared: Prepared): RejectedCase[] {
  const { context, operation, sample, sent } = prepared;
  const ids = context.recipes[operation.id]?.ids?.(sample) ?? [];
  return ids.flatMap((at): RejectedCase[] => {
    const body = replacedAt(sent.body, at, randomUUID());
    if (JSON.stringify(body) === JSON.stringify(sent.body)) return [];
    return [
      {
        kind: 'input',
        name: `${at}:unknown`,
        title: `is rejected when ${at} is an unknown ID`,
        statuses: [400, 404],
        clause: `${operation.id}, request schema #/${at.replaceAll('.', '/')}, unknown ID`,
        sent: { ...sent, body },
      },
    ];
  });
}
