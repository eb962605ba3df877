import { companion } from '../companions.ts';
import { createRecordView } from '../records/create-record-view.ts';
import { userActionMachine } from './user-action.machine.ts';
import { loadUser } from './user-view.actors.ts';
import type { UserDetails } from './user.ts';

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
