import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import type { UserDetails } from './user.ts';
import { createRecordView } from '../records/create-record-view.ts';

const loadUser = fromPromise<UserDetails, { id: string }>(
  async ({ input: { id }, signal }) =>
    (await api.getUserDetails({ path: { id }, signal })).userDetails,
);

export const userViewMachine = createRecordView<UserDetails>({
  id: 'user-view',
  description: 'Shows one user with their sign-ins. Source: PEOPL-026, PEOPL-017.',
  loadRecord: loadUser,
});
