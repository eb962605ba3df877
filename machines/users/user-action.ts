import type { UserRow } from './user.ts';

/** What can be done with a user after a confirmation. */
export const userActionKinds = [
  'deactivate',
  'activate',
  'resend',
  'withdraw',
  'signOut',
  'endSession',
  'resetTwoFactor',
  'resetPassword',
  'viewAs',
] as const;
export type UserActionKind = (typeof userActionKinds)[number];

export interface UserAction {
  kind: UserActionKind;
  user: Pick<UserRow, 'id' | 'name' | 'isCaller' | 'version'>;
  /** The session to end; empty for all other actions. */
  sessionId: string;
}
