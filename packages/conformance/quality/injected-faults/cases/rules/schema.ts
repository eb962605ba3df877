import { add, change, drop, put, rename } from '../../edit.ts';
import type { InjectedFault } from '../../injected-fault.ts';
import { body } from '../../response-mutations.ts';

const clockwork = { kind: 'schema', area: 'clockwork' } as const;
const session = { kind: 'schema', area: 'session' } as const;
const profile = { kind: 'schema', area: 'profile', on: 'getProfile' } as const;

/** Responses that do not match their schema. */
export const injectedFaults: InjectedFault[] = [
  {
    ...clockwork,
    name: 'entries of a day have no id',
    on: 'getClockWorkDay',
    response: body(drop('clockWorkEntries.*.id')),
  },
  {
    ...clockwork,
    name: 'the length of an entry is a text',
    on: 'getClockWorkDay',
    response: body(change('clockWorkEntries.*.totalTimeInSeconds', String)),
  },
  {
    ...clockwork,
    name: 'the start of an entry is a time of day',
    on: 'getClockWorkDay',
    response: body(change('clockWorkEntries.*.startTime', (value) => String(value).slice(11, 16))),
  },
  {
    ...clockwork,
    name: 'the work place is null',
    on: 'getClockWorkDay',
    response: body(put('isWFO', null)),
  },
  {
    ...clockwork,
    name: 'the default project is left out when there is none',
    on: 'getClockWorkDay',
    response: body(drop('defaultProject')),
  },
  {
    ...clockwork,
    name: 'the running entries have another name',
    on: 'getRunningEntries',
    response: body(rename('clockWorkRunningEntries', 'runningEntries')),
  },
  {
    ...clockwork,
    name: 'the time that an entry has been running is below zero',
    on: 'getRunningEntries',
    response: body(put('clockWorkRunningEntries.*.timeDuration', -1)),
  },
  {
    ...clockwork,
    name: 'a change says nothing, not even an empty list',
    on: 'postClockWork',
    response: body(drop('successMessages')),
  },
  {
    ...clockwork,
    name: 'an entry shows more than the contract names',
    on: 'postClockWork',
    response: body(add('clockWorkEntries.*', 'tenantId', 'aster')),
  },
  {
    ...clockwork,
    name: 'the mini timer leaves out what is null',
    on: 'getClockWorkMini',
    response: body(drop('longRunningEntry')),
  },
  {
    ...clockwork,
    name: 'the time of a project is written otherwise',
    on: 'getClockWorkProjectSummaries',
    response: body(put('clockWorkDayProjectsSummaries.*.totalTime', '1h 15m')),
  },
  {
    ...clockwork,
    name: 'the share of a project is above 100',
    on: 'getClockWorkProjectSummaries',
    response: body(put('clockWorkWeekProjectsSummaries.*.totalPercentage', 140)),
  },
  {
    ...clockwork,
    name: 'the message of a deletion is a text instead of a list',
    on: 'deleteClockWorkEntries',
    response: body(change('successMessages', String)),
  },
  {
    ...clockwork,
    name: 'the started entry is a list',
    on: 'startMiniEntry',
    response: body(change('clockWorkMini', (entry) => [entry])),
  },
  {
    ...clockwork,
    name: 'an adjusted entry has an end that is no instant',
    on: 'adjustClockWorkEntry',
    response: body(put('clockWorkEntries.*.endTime', '')),
  },
  {
    ...profile,
    name: 'a right is none that the contract knows',
    response: body(change('profile.userRights', (rights) => [rights, 'everything.all'].flat())),
  },
  { ...profile, name: 'the e-mail is none', response: body(put('profile.email', 'Ben')) },
  {
    ...profile,
    name: 'the role is none of the three',
    response: body(put('profile.roleType', 'Boss')),
  },
  { ...profile, name: 'the menu is null', response: body(put('profile.appMenus', null)) },
  {
    ...profile,
    name: 'the flag of the settings is spelled with a small letter',
    response: body(
      rename('profile.IsUserHasOrganizationSettings', 'isUserHasOrganizationSettings'),
    ),
  },
  {
    ...session,
    name: 'the tenants come by id instead of as a list',
    on: 'getUserTenants',
    response: body(
      change('tenants', (tenants) => Object.fromEntries(Object.entries(tenants as object))),
    ),
  },
  {
    ...session,
    name: 'the role flags are numbers',
    on: 'getUserRole',
    response: body(change('securityUserRoleVerification.isClientUser', Number)),
  },
  {
    ...session,
    name: 'the flag of the team lead is a word',
    on: 'getIsTeamLead',
    response: body(put('isTeamLead', 'yes')),
  },
  {
    ...session,
    name: 'the id of the selected tenant is a number',
    on: 'assignTenant',
    response: body(put('tenant.id', 1)),
  },
  {
    ...session,
    name: 'the messages of a saved login are null',
    on: 'saveUserLogin',
    response: body(put('successMessages', null)),
  },
];
