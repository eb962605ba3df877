import { change, put } from '../edit.ts';
import type { Fault, FaultyCall } from '../fault.ts';
import { accepting, asSomebodyElse, body, emptied, forgetting } from '../spoil.ts';

const area = 'clockwork';

/** Takes a browser's guess for a call. */
const takingGuesses = (call: FaultyCall): Promise<Response> => {
  const headers = new Headers(call.request.headers);
  headers.delete('Sec-Purpose');
  return call.pass(new Request(call.request.url, { headers }));
};

/** Lets an answer be kept. */
async function kept(call: FaultyCall): Promise<Response> {
  const right = await call.pass();
  const answer = new Response(right.body, right);
  answer.headers.set('Cache-Control', 'max-age=60');
  return answer;
}

/** Faults of splitting, booking, searching and reporting time. */
export const faults: Fault[] = [
  {
    name: 'time is booked on projects that the person does not see',
    kind: 'authorization',
    area,
    on: 'postClockWork',
    answer: accepting('projectUnknown'),
  },
  {
    name: 'entries are assigned to tasks that the person does not see',
    kind: 'authorization',
    area,
    on: 'assignClockWorkEntries',
    answer: accepting('workUnknown'),
  },
  {
    name: 'an entry of two minutes can be split',
    kind: 'rules',
    area,
    on: 'splitClockWorkEntry',
    answer: accepting('splitTooShort'),
  },
  {
    name: 'an entry can be split outside itself',
    kind: 'rules',
    area,
    on: 'splitClockWorkEntry',
    answer: accepting('splitOutside'),
  },
  {
    name: 'a split is not kept',
    kind: 'state',
    area,
    on: 'splitClockWorkEntry',
    answer: forgetting,
  },
  {
    name: 'several adjustments may overlap',
    kind: 'rules',
    area,
    on: 'adjustMultipleClockWorkEntries',
    answer: accepting('entryOverlaps'),
  },
  {
    name: 'search counts one too many',
    kind: 'rules',
    area,
    on: 'searchClockWorkEntries',
    answer: body(change('totalCount', (count) => Number(count) + 1)),
  },
  {
    name: 'the work place is not kept for the entries named',
    kind: 'state',
    area,
    on: 'updateWorkStatus',
    answer: forgetting,
  },
  {
    name: 'the report has no length of its rows',
    kind: 'rules',
    area,
    on: 'getTimeReport',
    answer: body(put('timeReportClockWorkEntries.*.totalTimeInSeconds', 0)),
  },
  {
    name: 'the exported report is no workbook',
    kind: 'schema',
    area,
    on: 'exportTimeReport',
    answer: emptied,
  },
  {
    name: 'a GET that starts an entry may be kept in a cache',
    kind: 'state',
    area,
    on: 'addEntryUnderTask',
    answer: kept,
  },
  {
    name: 'a prefetch starts an entry',
    kind: 'state',
    area,
    on: 'addEntryUnderTask',
    answer: takingGuesses,
  },
  {
    name: 'a GET that starts an entry starts none',
    kind: 'state',
    area,
    on: 'addEntryUnderTask',
    answer: forgetting,
  },
  {
    name: 'everybody follows the central timers',
    kind: 'authorization',
    area,
    on: 'streamCentralClockWork',
    answer: asSomebodyElse(403, 'ava'),
  },
  {
    name: 'a report of everybody’s time needs no right',
    kind: 'authorization',
    area,
    on: 'getTimeReport',
    answer: asSomebodyElse(403, 'ava'),
  },
  {
    name: 'the time of a project is below zero',
    kind: 'schema',
    area: 'analytics',
    on: 'getProjectTotalTime',
    answer: body(put('projectWorkEffortTotal', -1)),
  },
  {
    name: 'any number of logins on a page',
    kind: 'validation',
    area: 'analytics',
    on: 'getUserLoginAnalytics',
    answer: accepting('invalid'),
  },
  {
    name: 'the analytics of logins need no right',
    kind: 'authorization',
    area: 'analytics',
    on: 'getUserLoginAnalytics',
    answer: asSomebodyElse(403, 'ava'),
  },
  {
    name: 'the dashboard is told to another tenant',
    kind: 'isolation',
    area: 'dashboard',
    on: 'getDashboard',
    answer: asSomebodyElse(404, 'ava'),
  },
];
