import { employeeOfAsset, hasAssets } from './holders.ts';
import type { Derivation } from '../store/store.ts';
import type { World } from '../store/world.ts';
import type { Employee } from '../store/world/people.ts';
import { encloseId } from '../common/enclosed-ids.ts';

/** The names by which employees are listed, filtered and sorted. Source: PEOPL-006. */
export const computedEmployees: Derivation<World, Employee> = {
  compute: async (scope, { id, designationId, reportingToId }) => {
    const [designation, manager] = await Promise.all([
      designationId === null ? undefined : scope.get('designations', designationId),
      reportingToId === null ? undefined : scope.get('employees', reportingToId),
    ]);
    return {
      designationName: designation?.name ?? null,
      managerName: manager?.fullName ?? null,
      hasAssets: await hasAssets(scope, { employeeId: id }),
      hasUser: (await scope.count('tenantUsers', { employeeId: id })) > 0,
      teamOfIds: encloseId(reportingToId === null ? id : `${reportingToId}|${id}`),
    };
  },
  from: {
    assets: employeeOfAsset,
    designations: { fields: ['name'], where: ({ id }) => [{ designationId: id }] },
    tenantUsers: {
      fields: ['employeeId'],
      where: ({ employeeId }) => (employeeId === null ? [] : [{ id: employeeId }]),
    },
    employees: { fields: ['fullName'], where: ({ id }) => [{ reportingToId: id }] },
  },
};
