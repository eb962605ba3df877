import type { Area } from '@atrium/contract/generated/operations.ts';
import type { Handlers } from '../core/requests/handler.ts';
import { absences } from './people/absences/absences.ts';
import { accessRequests } from './people/rights/access-requests.ts';
import { designations } from './people/employees/designations.ts';
import { employeeForm } from './people/employees/employee-form.ts';
import { employeeImage } from './people/employees/employee-image.ts';
import { employeeOverview } from './people/employees/employee-overview.ts';
import { employees } from './people/employees/employees.ts';
import { leaving } from './people/employees/leaving.ts';
import { organization } from './people/employees/organization.ts';
import { rights } from './people/rights/rights.ts';
import { roles } from './people/rights/roles.ts';
import { userAdmin } from './people/users/user-admin.ts';
import { users } from './people/users/users.ts';
import { viewAs } from './people/users/view-as.ts';

export { default as requests } from '@atrium/contract/generated/schemas/people.requests.ts';
export const messages = async () => (await import('./people/messages.ts')).people;

/**
 * The areas whose records a call reads: their demo data are prepared first. That of the check for an
 * employee's history refers to no new employee.
 */
export const reads = (_: unknown, id: string): readonly Area[] => areas.get(id) ?? [];

const history: readonly Area[] = ['projects', 'teams', 'reviews', 'assets'];
const areas: ReadonlyMap<string, readonly Area[]> = new Map([
  ['createEmployee', history],
  ['inviteSecurityUser', history],
  ['updateSecurityUser', history],
  // Users are shown and sorted by their last sign-in, which the demo data of logins contain.
  ['searchSecurityUsers', ['analytics']],
  ['getUserDetails', ['analytics']],
  ['searchEmployees', ['teams']],
  ['getEmployeeFilterOptions', ['teams']],
  ['setEmployeeState', ['projects']],
  ['getEmployeeOverview', ['projects', 'teams', 'assets', 'clockwork']],
  ['previewManagerChange', ['reviews']],
  ['getLeavingSummary', ['projects', 'reviews', 'assets']],
]);

/** Employees and users of the tenant. Source: PEOPL-006, PEOPL-014, PEOPL-009, PEOPL-017. */
export const handlers: Handlers<'people'> = {
  ...users,
  ...userAdmin,
  ...employees,
  ...employeeForm,
  ...employeeImage,
  ...employeeOverview,
  ...organization,
  ...leaving,
  ...designations,
  ...roles,
  ...rights,
  ...viewAs,
  ...accessRequests,
  ...absences,
};
