import type { InjectedFault } from '../../injected-fault.ts';
import { accepting, asAnotherPerson, body, misreading, without } from '../../response-mutations.ts';
import { change, put } from '../../edit.ts';

const injectFault = (
  kind: InjectedFault['kind'],
  name: string,
  on: InjectedFault['on'],
  response: InjectedFault['response'],
): InjectedFault => ({ kind, name, area: 'people', on, response });

/** Faults in the requests for rights, and in the search of users. */
export const injectedFaults: InjectedFault[] = [
  injectFault(
    'rules',
    'the search of users ignores its text',
    'searchSecurityUsers',
    misreading(
      change('columnFilters', (filters) =>
        Array.isArray(filters) ? filters.filter(({ name }) => name !== 'search') : filters,
      ),
    ),
  ),
  injectFault('rules', 'a right is requested twice', 'requestAccess', accepting('accessRequested')),
  injectFault(
    'rules',
    'a right that the person has is requested',
    'requestAccess',
    accepting('rightGivenBefore'),
  ),
  injectFault(
    'state',
    'a granted right is not given',
    'answerAccessRequest',
    without('tenantUsers'),
  ),
  injectFault(
    'rules',
    'nobody can grant a right',
    'getMyAccessRequest',
    body(put('granterNames', [])),
  ),
  injectFault(
    'authorization',
    'people answer their own requests',
    'answerAccessRequest',
    accepting('ownAccessRequest'),
  ),
  injectFault(
    'authorization',
    'people grant rights that they lack',
    'answerAccessRequest',
    accepting('beyondYourRights'),
  ),
  injectFault(
    'rules',
    'a role without the right grants it',
    'answerAccessRequest',
    accepting('roleLacksRight'),
  ),
  injectFault(
    'rules',
    'a request is answered twice',
    'answerAccessRequest',
    accepting('accessAnswered'),
  ),
  injectFault(
    'authorization',
    'requests of others are withdrawn',
    'withdrawAccessRequest',
    asAnotherPerson('accessRequestUnknown', 'jon'),
  ),
];
