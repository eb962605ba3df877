import { isDeepStrictEqual } from 'node:util';
import {
  validateResponse,
  validateErrorResponse,
  checkStatus,
  checkSucceeded,
} from '../checks/requests/validate-response.ts';
import type { Exchange } from '../http/exchange.ts';
import { newId, newMark } from '../input/new-id.ts';
import { createRandom } from '../input/random.ts';
import { formatJson } from '../json.ts';
import { cutAtDifference } from '../report/excerpt.ts';
import { toCredentials, newPerson, newSession, type Person } from '../people/people.ts';
import { send, type AreaContext } from '../run/context.ts';
import { CheckFailed, CheckSkipped } from '../run/results.ts';
import { noteCall, trace } from '../run/trace.ts';
import { buildFile } from './files.ts';
import { addDays, toIsoDay, getTimestampAt } from './time.ts';
import type {
  Actor,
  OperationResponse,
  ErrorAnswer,
  ScenarioContext,
  OperationId,
  OperationInput,
  Success,
} from './types.ts';

/**
 * The purpose of a context: seeds its random choices with the name, and its failures cite the
 * source.
 */
export interface Purpose {
  name: string;
  source: string;
}

/** Creates the context of one scenario or one recipe. */
export function createScenarioContext(
  context: AreaContext,
  { name, source }: Purpose,
): ScenarioContext {
  const random = createRandom(context.seed, name);
  let last: Exchange | null = null;
  const fail = (what: string): never => {
    throw new CheckFailed({ what, clause: source, exchange: last });
  };
  const expectThat = (what: string, holds: boolean) => {
    if (!holds) fail(`Expected that ${what}.`);
  };
  const getActor = (person: Person) =>
    createActor(context, person, source, (exchange) => {
      last = exchange;
    });
  return {
    as: (role) => {
      const person = context.people.named(role);
      if (!person) throw new CheckSkipped(context.people.whyMissing(role));
      return getActor(person);
    },
    newcomer: async (email) => {
      const { newcomer } = context.people;
      if (!newcomer) throw new CheckSkipped('The run cannot sign in newly registered users.');
      const token = await newcomer(email).catch((error: unknown) => {
        const why = error instanceof Error ? error.message.replace(email, 'them') : String(error);
        const what = `Could not sign in a newly registered user: ${why}`;
        const needed = 'the sign-in of a newly registered user';
        throw new CheckFailed({ what, clause: source, exchange: last, needed });
      });
      return getActor(newPerson(token, email));
    },
    consent: async (address, decision, changes = {}) => {
      const page = new URL(address);
      for (const [key, value] of Object.entries(changes)) page.searchParams.set(key, value);
      const form = new URLSearchParams({ decision });
      const request = new Request(page, { method: 'POST', body: form, redirect: 'manual' });
      const target = (await context.transport(request)).headers.get('Location');
      if (target === null) {
        throw new CheckSkipped('The consent page of the run’s provider takes no form.');
      }
      return new URL(target);
    },
    appAddress: (path) => new URL(path, context.baseUrl).href,
    uuid: newId,
    name: (prefix = 'Conformance') => `${prefix} ${newMark()}`,
    pick: (items) => {
      const lasting = items.filter((item) => !isCreatedByContext(item));
      return random.pick(lasting.length > 0 ? lasting : items);
    },
    minutesFromNow: (minutes) => new Date(Date.now() + minutes * 60_000).toISOString(),
    day: (offset, timeZone = 'UTC') => addDays(toIsoDay(Date.now(), timeZone), offset),
    at: (day, time, timeZone = 'UTC') => getTimestampAt(day, time, timeZone),
    file: buildFile,
    once: async <Value>(what: string, make: () => Promise<Value>) => {
      const fixture = context.fixtures.get(what) ?? madeOnce(make);
      context.fixtures.set(what, fixture);
      try {
        return (await fixture.made) as Value;
      } finally {
        // A user of the fixture also needs the calls that created it.
        fixture.exchanges.forEach(noteCall);
      }
    },
    claim: (what) => {
      if (context.claimed.has(what)) return false;
      context.claimed.add(what);
      return true;
    },
    known: (id) => context.known.get(id),
    expectThat,
    expectEqual: (what, actual, expected) => {
      if (isDeepStrictEqual(actual, expected)) return;
      const [found, right] = cutAtDifference(formatJson(actual), formatJson(expected));
      fail(`${what}: expected ${right}, found ${found}.`);
    },
  };
}

function madeOnce(make: () => Promise<unknown>) {
  const exchanges: Exchange[] = [];
  return { made: trace(exchanges, make), exchanges };
}

/** Whether an item has a name from {@link Kit.name}: a concurrent check may delete it soon. */
const isCreatedByContext = (item: unknown) => / [0-9a-f]{8}"/.test(JSON.stringify(item));

/** Creates a caller; failures cite the source. */
export function createActor(
  context: AreaContext,
  person: Person,
  source: string,
  onExchange: (exchange: Exchange) => void = () => undefined,
): Actor {
  async function call<Id extends OperationId>(
    id: Id,
    sent: OperationInput<Id> = {},
  ): Promise<OperationResponse<Id>> {
    const operation = context.contract.operation(id);
    context.touched.add(id);
    const requested = { tenantId: person.tenantId, ...sent };
    const exchange = await send(context, operation, requested, toCredentials(person));
    onExchange(exchange);
    validateResponse(context.contract, operation, exchange);
    if (exchange.status < 300) context.known.learn(exchange.json);
    return toOperationResponse<Id>(exchange, source);
  }
  return {
    role: person.role,
    tenantId: person.tenantId,
    timeZone: person.timeZone,
    password: () => {
      if (person.password !== null) return person.password;
      throw new CheckSkipped(
        `The run has no password for the test user "${person.role}". Add "password" to the --tokens file.`,
      );
    },
    setPassword: (password) => {
      person.password = password;
    },
    onOtherDevice: async () => {
      if (person.signIn === null) {
        throw new CheckSkipped(`The run cannot start a second session for "${person.role}".`);
      }
      const again = { ...person, token: await person.signIn() };
      return createActor(context, { ...again, session: newSession() }, source, onExchange);
    },
    call,
    request: async (id, sent) => {
      const response = await call(id, sent);
      if (response.status >= 300) checkSucceeded(response.exchange, source);
      return response.body;
    },
    expectError: async (status, id, sent) => {
      const response = await call(id, sent);
      response.expectStatus(status);
      validateErrorResponse(response.exchange, `${id}, response ${status}`);
      return response.error;
    },
  };
}

function toOperationResponse<Id extends OperationId>(
  exchange: Exchange,
  source: string,
): OperationResponse<Id> {
  const { status, headers, bytes, json } = exchange;
  const response: OperationResponse<Id> = {
    status,
    headers,
    bytes,
    exchange,
    // The contract's schemas have just validated the body against these types.
    body: json as Success<Id>,
    error: json as ErrorAnswer,
    expectStatus: (expected) => {
      checkStatus(exchange, [expected], source);
      return response;
    },
    expectThat: (what, holds) => {
      if (typeof holds === 'function' ? holds(response.body) : holds) return response;
      throw new CheckFailed({
        what: `Expected that ${what}.`,
        clause: source,
        exchange,
      });
    },
  };
  return response;
}
