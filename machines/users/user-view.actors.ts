import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import type { UserDetails } from './user.ts';

export const loadUser = fromPromise<UserDetails, { id: string }>(
  async ({ input: { id }, signal }) =>
    (await api.getUserDetails({ path: { id }, signal })).userDetails,
);
