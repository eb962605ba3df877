/**
 * No one can access the records of another tenant or another person. Generated from the contract,
 * so that every new operation is tested.
 */
import { isDeepStrictEqual } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import contract from '@atrium/contract/generated/openapi.json' with { type: 'json' };
import { operations, type OperationId } from '@atrium/contract/generated/operations.ts';
import { seedAll } from '../../seed/areas.ts';
import { createMemoryStore } from '../../store/memory.ts';
import type { Scope, Store } from '../../store/store.ts';
import { worldSchema } from '../../schema/world-schema.ts';
import type { World } from '../../store/world.ts';
import {
  readContents,
  startServer,
  type RequestInput,
  type TestServer,
} from '../../testing/harness.ts';
import { findEntries, entry, retainOnly, now, uuid } from '../../testing/timesheets.ts';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type Described = { [key: string]: Json };

/** One call of an operation, built from the contract's examples. */
interface Sample {
  id: OperationId;
  /** The name of the body's example; empty for a call without one. */
  name: string;
  sent: RequestInput;
}

const samples = (Object.keys(operations) as OperationId[]).flatMap(buildSamples);

function buildSamples(id: OperationId): Sample[] {
  const { method, path } = operations[id];
  const item = at(contract.paths, path);
  const operation = at(item, method.toLowerCase());
  const parameters = [item['parameters'] ?? [], operation['parameters'] ?? []].flat().map(resolve);
  const given = (region: string) =>
    Object.fromEntries(
      parameters
        .filter((parameter) => parameter['in'] === region)
        .map(({ name, example }) => [text(name), text(example)]),
    );
  const { tenantId: _tenantId, ...others } = given('path');
  const examples = bodyExamples(operation);
  return examples.map(([name, body]) => ({
    id,
    name,
    sent: { path: others, query: given('query'), ...(body !== undefined && { body }) },
  }));
}

function text(value: Json | undefined): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function bodyExamples(operation: Described): [string, Json | undefined][] {
  if (!operation['requestBody']) return [['', undefined]];
  const contents = at(resolve(operation['requestBody']), 'content');
  if ('multipart/form-data' in contents) return [['a form', undefined]];
  const content = at(contents, 'application/json');
  const examples = Object.entries(at(content, 'examples'));
  if (examples.length === 0) throw new Error('An operation with a body has no example.');
  return examples.map(([name, example]) => [name, resolve(example)['value']]);
}

function isObject(value: unknown): value is Described {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function at(value: unknown, key: string): Described {
  const found = isObject(value) ? value[key] : undefined;
  return resolve(found ?? {});
}

function resolve(value: unknown): Described {
  if (!isObject(value)) throw new Error('The contract holds something else here.');
  const { $ref } = value;
  if (typeof $ref !== 'string') return value;
  return $ref
    .split('/')
    .slice(1)
    .reduce<Described>((part, key) => at(part, key), at({ contract }, 'contract'));
}

/** The value with each record id replaced; `isOurs` decides by key which are record ids. */
function replaced(value: unknown, by: string, isOurs: (key: string) => boolean, key = ''): unknown {
  if (Array.isArray(value)) return value.map((each) => replaced(each, by, isOurs, key));
  if (!isObject(value)) return isOurs(key) ? by : value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, replaced(each, by, isOurs, name)]),
  );
}

/** A store that reports whether any record was written since the last check. */
function noting(store: Store<World>) {
  let isWritten = false;
  const noted = (scope: Scope<World>): Scope<World> => ({
    ...scope,
    put: (name, record) => {
      // Sessions are recorded with each call.
      isWritten ||= name !== 'sessions';
      return scope.put(name, record);
    },
    append: (name, build) => {
      isWritten = true;
      return scope.append(name, build);
    },
    remove: (name, id) => {
      isWritten = true;
      return scope.remove(name, id);
    },
    take: (name, id) => {
      isWritten = true;
      return scope.take(name, id);
    },
  });
  const watched: Store<World> = {
    ...store,
    transaction: (mode, work) =>
      store.transaction(mode, (tx) =>
        work({ tenant: (id) => noted(tx.tenant(id)), platform: noted(tx.platform) }),
      ),
  };
  const wasWritten = (): boolean => {
    const was = isWritten;
    isWritten = false;
    return was;
  };
  return { store: watched, wasWritten };
}

const { store, wasWritten } = noting(createMemoryStore(worldSchema));
let server: TestServer;
let before: Record<string, unknown>;

beforeAll(async () => {
  server = await startServer(now, { store });
  await seedAll(server.store);
  // Grace's entries: one of yesterday, one that is running.
  await retainOnly(server, 'grace', [entry(1, '09:00', '10:00'), entry(2, '14:00', null)]);
  await retainOnly(server, 'ben', []);
  before = await readContents(store);
});

/** The status of a rejection, and the collections that changed nevertheless. */
async function fetchOutcome(personId: string, id: OperationId, sent: RequestInput) {
  wasWritten();
  const { status } = await server.expectError(personId, id, sent);
  // The write may have been rolled back.
  const after = wasWritten() ? await readContents(store) : before;
  const changed = Object.keys(before).filter(
    (name) => !isDeepStrictEqual(before[name], after[name]),
  );
  return { status, changed };
}

/** An outcome with one of these statuses and without changes. */
const matchRejection = (...statuses: number[]) => ({
  status: expect.toSatisfy((status: number) => statuses.includes(status)),
  changed: [],
});

describe('the isolation of another tenant', () => {
  const inPath = samples.filter(({ id }) => operations[id].path.includes('{tenantId}'));
  const inQuery = samples.filter(({ sent: { query } }) => query && 'tenantId' in query);
  const inBody = samples.filter(({ sent: { body } }) => isObject(body) && 'tenantId' in body);

  it('the tenant is named in the address or body of every request except those about the caller', () => {
    const known = new Set([...inPath, ...inQuery, ...inBody].map(({ id }) => id));
    const others = Object.keys(operations).filter((id) => !known.has(id as OperationId));
    expect(others).toEqual([
      'getUserTenants',
      'getUserRole',
      'logout',
      'listTimeZones',
      'registerOrganization',
      // Its response concerns only the caller's tenants.
      'listAssetTenants',
    ]);
  });

  const strangers: [string, string, string][] = [
    ['ben', 'birch', 'a tenant of others'],
    ['farid', 'aster', 'a tenant of others, with all rights in his own'],
    ['ava', 'dune', 'a tenant that lists her as not assigned'],
    ['ava', 'nowhere', 'a tenant that does not exist'],
    ['ava', 'aster/../birch', 'a path instead of a tenant'],
    ['ava', '*', 'the scope of the platform'],
    ['ava', '-', 'the scope of no tenant'],
    ['dan', 'aster', 'a tenant, without a role in the portal'],
    ['eve', 'aster', 'a tenant, without any assignment'],
  ];

  describe.each(strangers)('%s requesting %s: %s', (personId, tenantId) => {
    // An address outside of the contract may also be rejected for its format.
    const expected = matchRejection(403, 404, ...(/^[a-z0-9-]+$/.test(tenantId) ? [] : [400]));

    it.each(inPath)(
      'another tenant is rejected by $id $name in the address',
      async ({ id, sent }) => {
        expect(await fetchOutcome(personId, id, { ...sent, tenantId })).toEqual(expected);
      },
    );

    it.each(inQuery)(
      'another tenant is rejected by $id $name in the query',
      async ({ id, sent }) => {
        const query = { ...sent.query, tenantId };
        expect(await fetchOutcome(personId, id, { ...sent, query })).toEqual(expected);
      },
    );

    it.each(inBody)('another tenant is rejected by $id $name in the body', async ({ id, sent }) => {
      const body = replaced(sent.body, tenantId, (key) => key === 'tenantId');
      expect(await fetchOutcome(personId, id, { ...sent, body })).toEqual(expected);
    });
  });

  it('the response is the same for a tenant of others as for one that does not exist', async () => {
    const ofOthers = await server.expectError('ben', 'getProfile', { tenantId: 'birch' });
    const ofNobody = await server.expectError('ben', 'getProfile', { tenantId: 'nowhere' });
    expect({ ...ofOthers, traceId: '' }).toEqual({ ...ofNobody, traceId: '' });
  });

  it('the records of a tenant are not shared: an id of one tenant is unknown in the other', async () => {
    const [own] = await findEntries(server, 'ava');
    expect(own).toBeDefined();
    const sent = { tenantId: 'birch', body: [own?.id] };
    expect(await fetchOutcome('ava', 'deleteClockWorkEntries', sent)).toEqual(matchRejection(404));
  });
});

describe('another user’s entry', () => {
  const isEntryId = (key: string) => key === 'id' || key === 'entryId';
  const withEntry = samples.filter(
    ({ id, sent }) =>
      operations[id].area === 'clockwork' &&
      JSON.stringify(replaced(sent, 'X', isEntryId)) !== JSON.stringify(sent),
  );

  it('another user’s entry can be named in every request that changes entries', () => {
    expect(withEntry.map(({ id, name }) => `${id} ${name}`.trim())).toEqual([
      'postClockWork add',
      'postClockWork restart',
      'postClockWork crossover',
      'postClockWork update',
      'postClockWork end',
      'postClockWork break',
      'postClockWork upfill',
      'postClockWork downfill',
      'adjustClockWorkEntry',
      'updateMiniEntry change',
      'endMiniEntry end',
      'splitClockWorkEntry',
      'assignClockWorkEntries two',
      'adjustMultipleClockWorkEntries two',
      'updateWorkStatus two',
    ]);
  });

  describe.each([
    ['has ended', uuid(1)],
    ['runs', uuid(2)],
  ])('another user’s entry that %s', (_, entryId) => {
    it.each(withEntry)(
      'another user’s entry is not found by $id $name',
      async ({ id, name, sent }) => {
        const meant = replaced(sent, entryId, isEntryId) as RequestInput;
        // A new entry cannot use an existing id, whoever owns it.
        const expected = matchRejection(name === 'add' ? 409 : 404);
        expect(await fetchOutcome('ben', id, meant)).toEqual(expected);
      },
    );

    it('another user’s entry is not found by a list of ids', async () => {
      const sent = { body: [entryId] };
      expect(await fetchOutcome('ben', 'deleteClockWorkEntries', sent)).toEqual(
        matchRejection(404),
      );
    });
  });

  it('another user’s entry is in no list of the team lead’s entries', async () => {
    await retainOnly(server, 'ben', [entry(3, '09:00', '10:00')]);
    const date = { path: { date: '2026-03-11' } };
    const day = await server.request('grace', 'getClockWorkDay', date);
    const { clockWorkWeeklyEntries } = await server.request(
      'grace',
      'getClockWorkProjectSummaries',
      date,
    );
    const seen = [...day.clockWorkEntries, ...clockWorkWeeklyEntries];
    expect(new Set(seen.map(({ employeeId }) => employeeId))).toEqual(new Set(['employee-grace']));
    await retainOnly(server, 'ben', []);
  });
});
