import type { UniqueMark } from '../../contract/shapes.ts';
import type { Operation } from '../../contract/shapes.ts';
import type { Exchange } from '../../http/exchange.ts';
import { isObject, type JsonObject } from '../../json.ts';
import type { AreaContext } from '../../run/context.ts';
import { CheckFailed } from '../../run/results.ts';
import { validateErrorResponse, checkStatus } from '../requests/validate-response.ts';
import { expectOnce } from './at-once.ts';
import { buildCheckInfo } from '../requests/call.ts';
import { nameRules } from './names.ts';
import { getBody, createCallClient, withId, type CallClient } from '../requests/call-client.ts';

interface Subject {
  client: CallClient;
  create: string;
  mark: UniqueMark;
  clause: string;
}

/**
 * The checks of an operation that adds a record, derived from its mark `x-unique`: an id and a
 * unique property can be taken only once, by adding and by changing, and are free again after the
 * record is deleted. Lists with `x-record` have their own checks.
 */
export async function checkUnique(context: AreaContext, create: Operation): Promise<void> {
  const mark = create.unique;
  if (!mark) return;
  const check = async (
    name: string,
    title: string,
    run: (subject: Subject) => Promise<void>,
  ): Promise<void> => {
    const info = buildCheckInfo({ operation: create, sample: '' }, 'unique', name, title);
    const clause = `${create.id}, x-unique, ${name}`;
    const client = createCallClient(context, create, 'x-unique');
    await context.recorder.check(info, () => run({ client, create: create.id, mark, clause }));
  };
  const { id } = mark;
  if (id !== null) {
    await check(
      'same-id',
      'rejects an existing ID for a new record, and keeps the existing record',
      (subject) => expectSameIdRejected(subject, id),
    );
    await check('at-once', 'creates one record when it is sent twice at the same time', (subject) =>
      addOnce(subject),
    );
  }
  for (const field of mark.properties) {
    const title = `rejects a duplicate ${field}, ignoring case`;
    await check(field, title, (subject) => expectDuplicateRejected(subject, field));
    const client = createCallClient(context, create, 'x-unique');
    for (const rule of nameRules({ client, contract: context.contract, create, field })) {
      await check(rule.name, rule.title, ({ clause }) => rule.run(clause));
    }
  }
}

async function expectSameIdRejected(
  { client, create, clause }: Subject,
  id: string,
): Promise<void> {
  const first = await added(client, create);
  const draft = await client.draft(create);
  const again = { ...draft, body: { ...getBody(draft), [id]: first[id] } };
  expectRejection(await client.attempt(create, again), [409], clause);
}

const addOnce = async ({ client, create, clause }: Subject): Promise<void> =>
  expectOnce(client, create, await client.draft(create), clause);

async function expectDuplicateRejected(subject: Subject, field: string): Promise<void> {
  const { client, create, mark, clause } = subject;
  const first = await added(client, create, switchedOff);
  const taken = first[field];
  if (typeof taken !== 'string')
    throw new Error(
      `${create} must send ${field} as a string, but does not. Add it to the example.`,
    );
  const draft = await client.draft(create);
  const body = { ...getBody(draft), [field]: taken.toUpperCase() };
  expectAt(field, await client.attempt(create, { ...draft, body }), clause);
  if (mark.update !== null) {
    const update = await client.draft(mark.update);
    const renamed = { ...getBody(update), [field]: taken.toUpperCase() };
    expectAt(field, await client.attempt(mark.update, { ...update, body: renamed }), clause);
  }
  const id = mark.id === null ? undefined : first[mark.id];
  if (mark.delete === null || typeof id !== 'string') return;
  await client.request(mark.delete, withId(await client.draft(mark.delete), id));
  await client.request(create, { ...draft, body });
}

/** A new record, as it was sent. */
async function added(
  client: CallClient,
  create: string,
  changed: (body: JsonObject) => JsonObject = (body) => body,
): Promise<JsonObject> {
  const draft = await client.draft(create);
  const body = changed(getBody(draft));
  await client.request(create, { ...draft, body });
  return body;
}

/** An inactive record retains its name, too. */
const switchedOff = (body: JsonObject): JsonObject =>
  'isActive' in body ? { ...body, isActive: false } : body;

function expectAt(field: string, exchange: Exchange, clause: string): void {
  expectRejection(exchange, [400, 409], clause);
  const { fieldErrors } = isObject(exchange.json) ? exchange.json : {};
  if (isObject(fieldErrors) && field in fieldErrors) return;
  const what = `Expected the error in fieldErrors.${field}, but it is not there.`;
  throw new CheckFailed({ what, clause, exchange });
}

function expectRejection(exchange: Exchange, statuses: readonly number[], clause: string): void {
  checkStatus(exchange, statuses, clause);
  validateErrorResponse(exchange, clause);
}
