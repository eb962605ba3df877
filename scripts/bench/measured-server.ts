import { operations, type OperationId } from '#openapi/generated/operations.ts';
import { createNodeServer } from '../../mocks/node.ts';
import type { SeedSize } from '../../mocks/seed/seed.ts';
import { person } from './backend.ts';

/** One call: its duration in ms and the length of its response. */
export interface Sample {
  ms: number;
  bytes: number;
}

/** The other input of a call. */
interface Part {
  date?: string;
  /** Other path parameters. */
  path?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
}

export type MeasuredServer = Awaited<ReturnType<typeof openServer>>;

const tenantId = 'aster';
const hour = 3_600_000;
/** A working day with demo entries. */
const seededDay = '2026-03-03';

/** The reference server in this process for one person, with a manual clock. */
export async function openServer(size: SeedSize, personId = person.id) {
  let now = Date.parse('2026-03-04T09:00:00Z');
  const server = await createNodeServer({ size, clock: { now: () => now } });
  const token = await server.tokenFor(personId, 3650 * 24 * 3600);
  const samples = new Map<OperationId, Sample[]>();

  /** Makes one call and returns its body. Throws for an unsuccessful response. */
  async function call(
    id: OperationId,
    { date = '', path: parts = {}, query = {}, body }: Part = {},
  ) {
    const { method, path } = operations[id];
    const values = Object.entries({ tenantId, date, ...parts });
    const filled = values.reduce<string>(
      (text, [name, value]) => text.replace(`{${name}}`, value),
      path,
    );
    const address = new URL(`${server.apiAddress}${filled}`);
    for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
    const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    const request = new Request(address, { method, headers, ...sent });
    const start = performance.now();
    const response = await server.fetch(request);
    const text = await response.text();
    const sample = { ms: performance.now() - start, bytes: text.length };
    if (!response.ok)
      throw new Error(`${id} returned ${response.status}; expected success: ${text}`);
    samples.set(id, [...(samples.get(id) ?? []), sample]);
    return text;
  }

  return {
    call,
    samples,
    store: server.store,
    /** The timestamp `offset` ms from now. */
    at: (offset = 0): string => new Date(now + offset).toISOString(),
    /** Advances the clock by milliseconds. */
    wait: (ms: number): void => {
      now += ms;
    },
  };
}

/** Enters, tracks time and leaves; afterwards the world is unchanged, but a day older. */
export async function oneDay({ call, at, wait }: MeasuredServer): Promise<void> {
  wait(24 * hour);
  const id = crypto.randomUUID();
  await call('getUserTenants');
  await call('getUserRole');
  await call('assignTenant');
  await call('saveUserLogin', { body: login(at()) });
  await call('getIsTeamLead');
  await call('getProfile');
  await call('postClockWork', { body: addition(id, at(-hour), at(-hour / 2)) });
  const times = { newStartTime: at(-hour), newEndTime: at(-hour / 4) };
  await call('adjustClockWorkEntry', { query: { entryId: id, ...times } });
  await call('getClockWorkDay', { date: seededDay });
  await call('getClockWorkProjectSummaries', { date: seededDay });
  const started = await call('startMiniEntry', { body: { startTime: at(), description: 'Bench' } });
  const mini: { clockWorkMini: { id: string } } = JSON.parse(started);
  const entry = { id: mini.clockWorkMini.id, startTime: at(), description: 'Bench' };
  await call('getRunningEntries');
  await call('getClockWorkMini', { date: at().slice(0, 10) });
  await call('updateMiniEntry', { body: { ...entry, description: 'Benches' } });
  wait(hour / 60);
  await call('endMiniEntry', { body: entry });
  await call('deleteClockWorkEntries', { body: [id, entry.id] });
  await call('logout');
}

const login = (timestamp: string) => ({
  id: crypto.randomUUID(),
  employeeId: `employee-${person.id}`,
  tenantId,
  ipAddress: '',
  timestamp,
  dateTimeStampFormatted: timestamp,
  browser: 'Bench',
});

const addition = (id: string, startTime: string, endTime: string) => ({
  type: 'add',
  entryPayLoad: { id, startTime, endTime, description: '', projectId: null, taskId: null },
});
