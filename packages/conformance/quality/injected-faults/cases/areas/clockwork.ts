import { change, drop, put } from '../../edit.ts';
import type { InjectedFault, InjectedCall } from '../../injected-fault.ts';
import {
  accepting,
  asAnotherPerson,
  body,
  emptied,
  withoutEntries,
  without,
  repairing,
} from '../../response-mutations.ts';

const area = 'clockwork';

/** Treats a browser prefetch as a call. */
const takingGuesses = (call: InjectedCall): Promise<Response> => {
  const headers = new Headers(call.request.headers);
  headers.delete('Sec-Purpose');
  return call.pass(new Request(call.request.url, { headers }));
};

/** Makes a response cacheable. */
async function allowCaching(call: InjectedCall): Promise<Response> {
  const right = await call.pass();
  const response = new Response(right.body, right);
  response.headers.set('Cache-Control', 'max-age=60');
  return response;
}

/** Rejects times with seconds. */
async function rejectSeconds(call: InjectedCall): Promise<Response> {
  const { entryPayLoad } = call.sent as { entryPayLoad?: { startTime?: string; endTime?: string } };
  const hasSeconds = [entryPayLoad?.startTime, entryPayLoad?.endTime].some(
    (time) => time?.endsWith('50.000Z') || time?.endsWith('40.000Z'),
  );
  const right = await call.pass();
  if (!hasSeconds) return right;
  const rejected = { errorMessages: ['Overlap.'], code: 'entryOverlaps', traceId: 'x' };
  return Response.json(rejected, { status: 400, headers: right.headers });
}

/** Sums only the listed page. */
const ofOnePage = body((response) => {
  const report = response as {
    timeReportClockWorkEntries: { totalTimeInSeconds: number }[];
    totalTimeInSeconds: number;
  };
  report.totalTimeInSeconds = report.timeReportClockWorkEntries.reduce(
    (sum, { totalTimeInSeconds }) => sum + totalTimeInSeconds,
    0,
  );
});

/** Uses all days, regardless of the requested ones. */
function ofAllDays(call: InjectedCall): Promise<Response> {
  const url = new URL(call.request.url);
  if (url.searchParams.has('firstDay')) url.searchParams.set('firstDay', '2000-01-01');
  if (url.searchParams.has('lastDay')) url.searchParams.set('lastDay', '2999-12-31');
  return call.pass(new Request(url, call.request));
}

/** The Monday of a date's week. */
function getMonday(day: unknown): string {
  const date = new Date(`${String(day)}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7));
  return date.toISOString().slice(0, 10);
}

/** Faults in splitting, booking, searching and reporting time. */
export const injectedFaults: InjectedFault[] = [
  {
    name: 'time is booked on projects that the person does not see',
    kind: 'authorization',
    area,
    on: 'postClockWork',
    response: accepting('projectUnknown'),
  },
  {
    name: 'entries are assigned to tasks that the person does not see',
    kind: 'authorization',
    area,
    on: 'assignClockWorkEntries',
    response: accepting('workUnknown'),
  },
  {
    name: 'entries of any age and length are taken',
    kind: 'rules',
    area,
    on: 'postClockWork',
    response: accepting('entryTooLong'),
  },
  {
    name: 'a change of an entry that is newer overwrites it',
    kind: 'state',
    area,
    on: ['postClockWork', 'adjustClockWorkEntry', 'splitClockWorkEntry'],
    response: accepting('entryChangedMeanwhile'),
  },
  {
    name: 'entries that touch in the same minute overlap',
    kind: 'rules',
    area,
    on: 'postClockWork',
    response: rejectSeconds,
  },
  {
    name: 'the neighbours of a change tell their former gaps',
    kind: 'state',
    area,
    on: ['postClockWork', 'deleteClockWorkEntries'],
    response: body(put('neighbours.*.upFillApplicable', false)),
  },
  {
    name: 'what was deleted is said to be there again, and is not',
    kind: 'state',
    area,
    on: 'restoreClockWorkEntries',
    response: withoutEntries,
  },
  {
    name: 'a timer of another tenant is not told',
    kind: 'rules',
    area,
    on: ['getRunningEntries', 'getClockWorkMini'],
    response: body(put('runningElsewhere', [])),
  },
  {
    name: 'a break is forgotten',
    kind: 'state',
    area,
    on: ['getClockWorkDay', 'getClockWorkMini'],
    response: body(put('brokenEntry', null)),
  },
  {
    name: 'a break that is told later begins when it is told',
    kind: 'rules',
    area,
    on: 'postClockWork',
    response: (call) => {
      const sent = call.sent as { type?: string } | null;
      return sent?.type === 'break' ? repairing(drop('entryPayLoad.endTime'))(call) : call.pass();
    },
  },
  {
    name: 'a day does not count what lasts into it',
    kind: 'rules',
    area,
    on: 'getClockWorkDay',
    response: body(put('continuedEntries', [])),
  },
  {
    name: 'every day is worked alike',
    kind: 'rules',
    area,
    on: 'getClockWorkDay',
    response: body(put('workingDayInSeconds', 28_800)),
  },
  {
    name: 'hours of the report are rounded up',
    kind: 'rules',
    area,
    on: 'getTimeReport',
    response: body(
      change('timeReportClockWorkEntries.*.totalTimeInHours', (hours) => Math.ceil(Number(hours))),
    ),
  },
  {
    name: 'a search does not look at the days that are asked for',
    kind: 'rules',
    area,
    on: 'searchClockWorkEntries',
    response: ofAllDays,
  },
  {
    name: 'weeks begin on Monday whatever the organization says',
    kind: 'rules',
    area,
    on: 'getClockWorkProjectSummaries',
    response: body(change('firstDayOfWeek', getMonday)),
  },
  {
    name: 'a holiday is worked as any other day',
    kind: 'rules',
    area,
    on: 'getClockWorkDay',
    response: body(
      change('workingDayInSeconds', (seconds, day) => ('holiday' in day ? 28_800 : seconds)),
    ),
  },
  {
    name: 'a week does not name its holidays',
    kind: 'rules',
    area,
    on: 'getClockWorkProjectSummaries',
    response: body(drop('weekDays.*.holiday')),
  },
  {
    name: 'half of a half holiday of a week is not worked',
    kind: 'rules',
    area,
    on: 'getClockWorkProjectSummaries',
    response: body(
      change('weekDays.*.workingDayInSeconds', (seconds, day) =>
        (day as { holiday?: { isHalfDay: boolean } }).holiday?.isHalfDay ? 0 : seconds,
      ),
    ),
  },
  {
    name: 'every day of a week is worked alike',
    kind: 'rules',
    area,
    on: 'getClockWorkProjectSummaries',
    response: body(put('weekDays.*.workingDayInSeconds', 28_800)),
  },
  {
    name: 'an entry of two minutes can be split',
    kind: 'rules',
    area,
    on: 'splitClockWorkEntry',
    response: accepting('splitTooShort'),
  },
  {
    name: 'an entry can be split outside itself',
    kind: 'rules',
    area,
    on: 'splitClockWorkEntry',
    response: accepting('splitOutside'),
  },
  {
    name: 'a split is not kept',
    kind: 'state',
    area,
    on: 'splitClockWorkEntry',
    response: withoutEntries,
  },
  {
    name: 'several adjustments may overlap',
    kind: 'rules',
    area,
    on: 'adjustMultipleClockWorkEntries',
    response: accepting('entryOverlaps'),
  },
  {
    name: 'search counts one too many',
    kind: 'rules',
    area,
    on: 'searchClockWorkEntries',
    response: body(change('totalCount', (count) => Number(count) + 1)),
  },
  {
    name: 'the work place is not kept for the entries named',
    kind: 'state',
    area,
    on: 'updateWorkStatus',
    response: withoutEntries,
  },
  {
    name: 'the report has no length of its rows',
    kind: 'rules',
    area,
    on: 'getTimeReport',
    response: body(put('timeReportClockWorkEntries.*.totalTimeInSeconds', 0)),
  },
  {
    name: 'the total of the report is of one page',
    kind: 'rules',
    area,
    on: 'getTimeReport',
    response: ofOnePage,
  },
  {
    name: 'a report of teams is of everybody',
    kind: 'rules',
    area,
    on: 'getTimeReport',
    response: repairing(drop('teamIds')),
  },
  {
    name: 'the report names projects that its reader does not see',
    kind: 'rules',
    area,
    on: 'getTimeReport',
    response: body(
      change('timeReportClockWorkEntries.*.projectDisplayString', (name) =>
        name === '' ? 'P-1 Portal' : name,
      ),
    ),
  },
  {
    name: 'the exported report is no workbook',
    kind: 'schema',
    area,
    on: 'exportTimeReport',
    response: emptied,
  },
  {
    name: 'a GET that starts an entry may be kept in a cache',
    kind: 'state',
    area,
    on: 'addEntryUnderTask',
    response: allowCaching,
  },
  {
    name: 'a prefetch starts an entry',
    kind: 'state',
    area,
    on: 'addEntryUnderTask',
    response: takingGuesses,
  },
  {
    name: 'a GET that starts an entry starts none',
    kind: 'state',
    area,
    on: 'addEntryUnderTask',
    response: withoutEntries,
  },
  {
    name: 'everybody follows the central timers',
    kind: 'authorization',
    area,
    on: 'streamCentralClockWork',
    response: asAnotherPerson(403, 'ava'),
  },
  {
    name: 'the person’s other devices are not notified of deleted entries',
    kind: 'state',
    area,
    on: 'deleteClockWorkEntries',
    response: without('events'),
  },
  {
    name: 'a report of everybody’s time needs no right',
    kind: 'authorization',
    area,
    on: 'getTimeReport',
    response: asAnotherPerson(403, 'ava'),
  },
  {
    name: 'the time of a project is below zero',
    kind: 'schema',
    area: 'analytics',
    on: 'getProjectTotalTime',
    response: body(put('projectWorkEffortTotal', -1)),
  },
  {
    name: 'any number of logins on a page',
    kind: 'validation',
    area: 'analytics',
    on: 'getUserLoginAnalytics',
    response: accepting('invalid'),
  },
  {
    name: 'the analytics of logins need no right',
    kind: 'authorization',
    area: 'analytics',
    on: 'getUserLoginAnalytics',
    response: asAnotherPerson(403, 'ava'),
  },
  {
    name: 'the dashboard is told to another tenant',
    kind: 'isolation',
    area: 'dashboard',
    on: 'getDashboard',
    response: asAnotherPerson(404, 'ava'),
  },
  {
    name: 'forgotten hours count in the report',
    kind: 'rules',
    area,
    on: 'getTimeReport',
    response: body((response) => {
      const report = response as { entriesNeedingEnd?: number; totalTimeInSeconds: number };
      if (report.entriesNeedingEnd) report.totalTimeInSeconds += 3600;
    }),
  },
  {
    name: 'a report does not say that entries need an end',
    kind: 'rules',
    area,
    on: 'getTimeReport',
    response: body(drop('entriesNeedingEnd')),
  },
  {
    name: 'forgotten hours count in centralised ClockWork',
    kind: 'rules',
    area,
    on: 'getCentralMemberDay',
    response: body((response) => {
      const day = response as {
        member: { runningEntry: { crossover: boolean } | null; totalTimeInSeconds: number };
      };
      if (day.member.runningEntry?.crossover) day.member.totalTimeInSeconds += 3600;
    }),
  },
  {
    name: 'the right of ClockWork opens the report of everybody',
    kind: 'rules',
    area,
    on: 'getTimeReportEmployees',
    response: body(
      change('scopes', (scopes) => ((scopes as string[]).length === 1 ? ['Own', 'All'] : scopes)),
    ),
  },
];
