import { recipes } from '../scenario/recipe.ts';
import type { Actor, Kit } from '../scenario/types.ts';
import {
  designation,
  employee,
  employeeFields,
  invitation,
  role,
  user,
} from '../support/people.ts';

/** The body of a user to change. */
async function userFields(kit: Kit, me: Actor) {
  const { id, version } = await user(kit, me);
  return {
    id,
    version,
    dateOfBirth: '1990-04-01',
    dateFormat: 'DD/MM/YYYY' as const,
    timeZone: 'Asia/Tokyo',
    roleIds: [(await role(kit, me)).id],
    isActive: true,
  };
}

/** A manager for whoever is added. */
const manager = async (kit: Kit, me: Actor) => (await employee(kit, me)).id;

// All of these are about people of the kit's own, so that nobody else's rights change meanwhile.
export default recipes({
  getEmployee: { send: async (kit, _sample, me) => ({ path: { id: await manager(kit, me) } }) },
  createEmployee: {
    ids: () => ['reportingToId'],
    send: async (kit, _sample, me) => ({
      body: { ...employeeFields(kit), reportingToId: await manager(kit, me) },
    }),
  },
  updateEmployee: {
    ids: () => ['id', 'reportingToId'],
    send: async (kit, _sample, me) => ({
      body: { ...(await employee(kit, me)), reportingToId: await manager(kit, me) },
    }),
  },
  setEmployeeState: {
    ids: () => ['id'],
    send: async (kit, _sample, me) => {
      const { id, version } = await employee(kit, me);
      return { body: { id, version, isActive: false } };
    },
  },
  getSecurityUser: {
    send: async (kit, _sample, me) => ({ path: { id: (await user(kit, me)).id } }),
  },
  inviteSecurityUser: {
    ids: () => ['employeeId', 'roleIds.0'],
    send: async (kit, _sample, me) => {
      const employeeId = await manager(kit, me);
      return { body: invitation(kit, { employeeId, roleIds: [(await role(kit, me)).id] }) };
    },
  },
  updateSecurityUser: {
    fixed: ['timeZone'],
    ids: () => ['id', 'roleIds.0'],
    send: async (kit, _sample, me) => ({ body: await userFields(kit, me) }),
  },
  createDesignation: {
    send: (kit) => ({ body: { id: kit.uuid(), name: kit.name('Designation') } }),
  },
  updateDesignation: {
    ids: () => ['id'],
    send: async (kit, _sample, me) => {
      const { id, version } = await designation(kit, me);
      return { body: { id, version, name: kit.name('Designation') } };
    },
  },
  deleteDesignation: {
    send: async (kit, _sample, me) => ({ path: { id: (await designation(kit, me)).id } }),
  },
  createRole: {
    send: (kit) => ({
      body: { id: kit.uuid(), name: kit.name('Role'), privileges: ['clockwork.basic'] },
    }),
  },
  updateRole: {
    ids: () => ['id'],
    send: async (kit, _sample, me) => ({
      body: { ...(await role(kit, me)), privileges: ['clockwork.basic', 'tags.basic'] },
    }),
  },
  deleteRole: { send: async (kit, _sample, me) => ({ path: { id: (await role(kit, me)).id } }) },
});
