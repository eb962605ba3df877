import { employeeOfAsset, hasAssets } from './holders.ts';
import type { Derivation } from '../store/store.ts';
import type { World } from '../store/world.ts';
import type { Employee } from '../store/world/people.ts';
import { encloseId } from '../common/search-keys.ts';

/** The names by which employees are listed, filtered and sorted. Source: PEOPL-006. */
export const computedEmployees: Derivation<World, Employee> = {
  compute: async (scope, { id, designationId, reportingToId }) => {
    const [designation, manager, users] = await Promise.all([
      designationId === null ? undefined : scope.get('designations', designationId),
      reportingToId === null ? undefined : scope.get('employees', reportingToId),
      scope.query('tenantUsers', { where: { employeeId: id }, limit: 1 }),
    ]);
    return {
      designationName: designation?.name ?? null,
      managerName: manager?.fullName ?? null,
      hasAssets: await hasAssets(scope, { employeeId: id }),
      hasUser: users.length > 0,
      teamOfIds: encloseId(reportingToId === null ? id : `${reportingToId}|${id}`),
    };
  },
  from: {
    assets: employeeOfAsset,
    tenantUsers: {
      fields: ['employeeId'],
      where: ({ employeeId }) => (employeeId === null ? [] : [{ id: employeeId }]),
    },
    designations: { fields: ['name'], where: ({ id }) => [{ designationId: id }] },
    employees: { fields: ['fullName'], where: ({ id }) => [{ reportingToId: id }] },
  },
};
