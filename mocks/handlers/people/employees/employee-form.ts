import type { AreaOperations } from '@atrium/contract/generated/operations.ts';
import { loadRights } from '../../../core/records/access.ts';
import { ok, type Handlers } from '../../../core/requests/handler.ts';
import { reject } from '../../../core/requests/http-error.ts';
import { activeTeams } from '../../../common/clockwork/teams.ts';
import { compareNames } from '../../../store/sort-key.ts';
import type { Scope } from '../../../store/store.ts';
import type { World } from '../../../store/world.ts';
import { toNameConditions, loadView } from './employee-views.ts';

type Group = Extract<
  AreaOperations<'people'>,
  'getEmployeeChoices' | 'getEmployeeForm' | 'getEmployeeFilterOptions'
>;

const formRights = ['employees.add', 'employees.edit'] as const;

/** What the form of an employee needs, by its own rights. Source: PEOPL-016, PEOPL-013. */
export const employeeForm: Pick<Handlers<'people'>, Group> = {
  getEmployeeChoices: async ({ db, tx, user, path, body }) => {
    const rights = await loadRights(tx, user, path.tenantId);
    if (!formRights.some((right) => rights.includes(right))) {
      throw reject(403, 'privilegeMissing', { privilege: formRights.join(' / ') });
    }
    const { text, page, pageSize } = body;
    const found = await db.page('employees', {
      where: { isActive: true },
      contains: toNameConditions(text),
      order: { by: 'fullName' },
      offset: (page - 1) * pageSize,
      limit: pageSize,
    });
    return ok({
      designations: await listDesignations(db),
      shifts: await listShifts(db),
      managers: found.rows.map(({ id, fullName, email, designationName }) => ({
        id,
        name: fullName,
        email,
        designation: designationName ?? null,
      })),
      totalCount: found.total,
    });
  },

  getEmployeeFilterOptions: async ({ db }) => {
    const teams = await activeTeams(db);
    return ok({
      designations: await listDesignations(db),
      teams: teams.map(({ teamId, teamName }) => ({ id: teamId, name: teamName })),
      shifts: await listShifts(db),
    });
  },

  getEmployeeForm: async ({ db, path }) => ok({ employee: await loadView(db, path.id) }),
};

/** The shifts in use, also those of former employees. Source: PEOPL-D16. */
async function listShifts(db: Scope<World>): Promise<string[]> {
  const groups = await db.groups('employees', { by: 'shift' });
  const shifts = groups.flatMap(({ value }) => (value ? [value] : []));
  return shifts.toSorted(compareNames);
}

async function listDesignations(db: Scope<World>) {
  const designations = await db.query('designations', { order: { by: 'name' } });
  return designations.map(({ id, name }) => ({ id, name }));
}
