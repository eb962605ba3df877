import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import type { Role } from './role.ts';

export const loadRoles = fromPromise<readonly Role[]>(async ({ signal }) => {
  const { roles } = await api.getRoles({ signal });
  return roles;
});

export const deleteRole = fromPromise<unknown, { row: Role }>(({ input: { row }, signal }) =>
  api.deleteRole({ path: { id: row.id }, signal }),
);
