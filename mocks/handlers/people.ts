import type { Area } from '@atrium/contract/generated/operations.ts';
import type { Handlers } from '../core/requests/handler.ts';
import { absences } from './people/absences.ts';
import { accessRequests } from './people/access-requests.ts';
import { designations } from './people/designations.ts';
import { employeeForm } from './people/employee-form.ts';
import { employeeImage } from './people/employee-image.ts';
import { employeeOverview } from './people/employee-overview.ts';
import { employees } from './people/employees.ts';
import { leaving } from './people/leaving.ts';
import { organization } from './people/organization.ts';
import { rights } from './people/rights.ts';
import { roles } from './people/roles.ts';
import { userAdmin } from './people/user-admin.ts';
import { users } from './people/users.ts';
import { viewAs } from './people/view-as.ts';

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
