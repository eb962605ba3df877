import { createRecordView } from '../records/create-record-view.ts';
import { loadUser } from './user-view.actors.ts';
import type { UserDetails } from './user.ts';

export const userViewMachine = createRecordView<UserDetails>({
  id: 'user-view',
  description: 'Shows one user with their sign-ins. Source: PEOPL-026, PEOPL-017.',
  loadRecord: loadUser,
});
