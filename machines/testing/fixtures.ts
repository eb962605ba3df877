import { Problem, type Schema } from '#openapi/client/index.ts';

/** An entry of a day; it runs unless an end is given. */
export function buildEntry(
  change: Partial<Schema<'ClockWorkEntry'>> = {},
): Schema<'ClockWorkEntry'> {
  return {
    id: '00000000-0000-4000-8000-000000000001',
    startTime: '2026-03-04T08:00:00.000Z',
    endTime: null,
    description: 'Write the report',
    employeeId: 'e1',
    employeeName: 'Ben Okafor',
    projectId: null,
    projectDisplayString: '',
    taskId: null,
    taskDisplayString: '',
    taskDescription: '',
    totalTimeInSeconds: 7200,
    startTimeFormatted: '09:00 AM',
    endTimeFormatted: '',
    totalTimeFormatted: '2h 00m',
    entryAtWork: false,
    isMember: true,
    upFillApplicable: false,
    downFillApplicable: false,
    ...change,
  };
}

/** A running entry in the wrapper of the list of running entries. */
export const buildRunning = (
  clockWorkEntry: Schema<'ClockWorkEntry'>,
  crossover: boolean,
): Schema<'RunningEntry'> => ({
  clockWorkEntry,
  timeDuration: 7200,
  timeDurationDisplay: '2h 00m',
  crossover,
});

/** A person in a tenant that is ready to work in. */
export function buildProfile(change: Partial<Schema<'Profile'>> = {}): Schema<'Profile'> {
  return {
    id: 'ben',
    employeeId: 'e1',
    name: 'Ben Okafor',
    email: 'ben@demo.test',
    profileImageUrl: null,
    tenantLogoUrl: null,
    appMenus: [],
    userRights: ['clockwork.basic'],
    tenantFeatures: [],
    roleType: 'ClientAppUser',
    timeZone: 'Europe/Berlin',
    dateFormat: 'DD/MM/YYYY',
    hourFormat: 'language',
    weekStart: 'monday',
    IsUserHasOrganizationSettings: true,
    ...change,
  };
}

/** A response with status 500. */
export const serverError = new Problem('serverError', 500, {
  response: { errorMessages: ['Something went wrong on the server.'] },
});

/** The record is not found, or has been deleted. */
export const missing = new Problem('notFound', 404, {
  response: { errorMessages: ['There is no such record.'] },
});

/** Someone else, or another tab, has changed the entry since it was loaded. */
export const changedByOther = new Problem('conflict', 409, {
  response: { errorMessages: ['It has changed meanwhile.'], code: 'entryChangedMeanwhile' },
});

/** No response. */
export const unreachable = new Problem('unreachable', 0);
