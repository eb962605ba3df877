import type { InjectedFault, InjectedCall } from '../../injected-fault.ts';
import { withoutEntries, remembering, withBody } from '../../response-mutations.ts';

const clockwork = { kind: 'state', area: 'clockwork' } as const;

/** Stores an entry although it was rejected. */
async function storeRejected(call: InjectedCall): Promise<Response> {
  const right = await call.pass();
  const { code } = (await right.clone().json()) as { code?: string };
  if (code !== 'entryOverlaps') return right;
  const { entryPayLoad = {} } = call.sent as { entryPayLoad?: Record<string, unknown> };
  const { id, startTime, endTime, description } = entryPayLoad;
  const isEntry = typeof id === 'string' && typeof startTime === 'string';
  if (!isEntry || typeof endTime !== 'string') return right;
  await call.server.store.transaction('write', (tx) =>
    tx.tenant('aster').put('entries', {
      id,
      startTime,
      endTime,
      description: String(description),
      employeeId: 'employee-ben',
      projectId: null,
      taskId: null,
      entryAtWork: false,
      version: 1,
    }),
  );
  return right;
}

/** Deletes only the first of a list. */
async function deletingTheFirst(call: InjectedCall): Promise<Response> {
  const { sent } = call;
  const isList = Array.isArray(sent) && sent.length > 1 && sent.length <= 100;
  return call.pass(isList ? withBody(call.request, sent.slice(0, 1)) : undefined);
}

/** Servers whose response and stored state differ. */
export const injectedFaults: InjectedFault[] = [
  {
    ...clockwork,
    name: 'a post is answered and not kept',
    on: 'postClockWork',
    response: withoutEntries,
  },
  {
    ...clockwork,
    name: 'a deletion is answered and not made',
    on: 'deleteClockWorkEntries',
    response: withoutEntries,
  },
  {
    ...clockwork,
    name: 'an adjustment is answered and not made',
    on: 'adjustClockWorkEntry',
    response: withoutEntries,
  },
  {
    ...clockwork,
    name: 'the mini timer’s start is not kept',
    on: 'startMiniEntry',
    response: withoutEntries,
  },
  {
    ...clockwork,
    name: 'the mini timer’s change is not kept',
    on: 'updateMiniEntry',
    response: withoutEntries,
  },
  {
    ...clockwork,
    name: 'the mini timer goes on after its end',
    on: 'endMiniEntry',
    response: withoutEntries,
  },
  {
    ...clockwork,
    name: 'a day stays as it was first seen',
    on: 'getClockWorkDay',
    response: remembering,
  },
  {
    ...clockwork,
    name: 'the mini timer stays as it was first seen',
    on: 'getClockWorkMini',
    response: remembering,
  },
  {
    ...clockwork,
    name: 'what runs stays as it was first seen',
    on: 'getRunningEntries',
    response: remembering,
  },
  {
    ...clockwork,
    name: 'a refused entry is kept all the same',
    on: 'postClockWork',
    response: storeRejected,
  },
  {
    ...clockwork,
    name: 'of several entries only the first is deleted',
    on: 'deleteClockWorkEntries',
    response: deletingTheFirst,
  },
];
