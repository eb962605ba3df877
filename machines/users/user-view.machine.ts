import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import { companion } from '../companions.ts';
import { userActionMachine } from './user-action.machine.ts';
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
  companions: [
    companion(userActionMachine, {
      reports: {
        // A withdrawn invitation leaves no user to show, and a view as another user leaves the page.
        'user.changed': ({ action: { kind } }) =>
          kind === 'viewAs' || kind === 'withdraw' ? [] : [{ type: 'record.changed' }],
      },
    }),
  ],
});
