import { put } from '../../edit.ts';
import type { InjectedFault } from '../../injected-fault.ts';
import { accepting, body, ignoring, without } from '../../response-mutations.ts';

const on = 'uploadEmployeeImage';

/** Injects a fault into one operation of the area. */
const injectFault = (
  kind: InjectedFault['kind'],
  name: string,
  operation: InjectedFault['on'],
  response: InjectedFault['response'],
): InjectedFault => ({ kind, name, area: 'people', on: operation, response });

/** Faults in the pictures and shifts of employees. */
export const injectedFaults: InjectedFault[] = [
  injectFault('state', 'the picture of an employee is not stored', on, without('employees')),
  injectFault(
    'state',
    'the picture of an employee is not that of the user',
    on,
    without('tenantUsers'),
  ),
  injectFault('state', 'a picture is set and nobody knows of it', on, without('auditEntries')),
  injectFault('validation', 'any file is the picture of an employee', on, accepting(415)),
  injectFault('validation', 'the picture of an employee may be of any size', on, accepting(413)),
  injectFault(
    'state',
    'a removed picture is still the user’s',
    'removeEmployeeImage',
    without('tenantUsers'),
  ),
  injectFault(
    'state',
    'a removed picture can still be read',
    'removeEmployeeImage',
    without('profileImages'),
  ),
  injectFault(
    'rules',
    'a new user has no picture of the employee',
    'getSecurityUser',
    body(put('securityUser.profileImageUrl', null)),
  ),
  injectFault('state', 'a shift is not stored', 'createEmployee', ignoring('shift')),
  injectFault(
    'rules',
    'no shift is offered as a filter',
    'getEmployeeFilterOptions',
    body(put('shifts', [])),
  ),
];
