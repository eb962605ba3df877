import type { Area } from '#openapi/generated/operations.ts';
import type { Handlers } from '../core/handler.ts';
import { designations } from './people/designations.ts';
import { employees } from './people/employees.ts';
import { rights } from './people/rights.ts';
import { roles } from './people/roles.ts';
import { userAdmin } from './people/user-admin.ts';
import { users } from './people/users.ts';

export { default as requests } from '#openapi/generated/schemas/people.requests.ts';
export const messages = async () => (await import('./people/messages.ts')).people;

/**
 * The check for an employee's history uses other areas. Their demo data is seeded before anyone is
 * added, so that none of it refers to a new employee.
 */
export const reads = (_: unknown, id: string): readonly Area[] =>
  readers.has(id)
    ? ['projects', 'teams', 'reviews', 'assets']
    : signInReaders.has(id)
      ? ['analytics']
      : [];

/** Users are shown and sorted by their last sign-in, which the demo data of logins contain. */
const signInReaders: ReadonlySet<string> = new Set(['searchSecurityUsers', 'getUserDetails']);

const readers: ReadonlySet<string> = new Set([
  'createEmployee',
  'inviteSecurityUser',
  'updateSecurityUser',
]);

/** Employees and users of the tenant. Source: PEOPL-006, PEOPL-014, PEOPL-009, PEOPL-017. */
export const handlers: Handlers<'people'> = {
  ...users,
  ...userAdmin,
  ...employees,
  ...designations,
  ...roles,
  ...rights,
};
