import { fromPromise } from 'xstate';
import { api, type Schema } from '#openapi/client/index.ts';

export type RoleChange = Schema<'RoleChange'>;
export type RolePreview = Schema<'RolePreview'>;

export const loadRolePreview = fromPromise<RolePreview, { change: RoleChange | null }>(
  ({ input: { change }, signal }) => {
    if (change === null) throw new Error('A preview needs a changed role; got none.');
    return api.previewRole({ body: change, signal });
  },
);
