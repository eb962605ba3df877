import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import type { UserAction } from './user-action.ts';

/** Performs what was confirmed; each kind of action is one call. */
export const performUserAction = fromPromise<unknown, UserAction>(
  async ({ input: { kind, user, sessionId }, signal }) => {
    const { id, version } = user;
    const path = { id };
    switch (kind) {
      case 'deactivate':
        return api.updateSecurityUser({ body: { id, isActive: false, version }, signal });
      case 'activate':
        return api.updateSecurityUser({ body: { id, isActive: true, version }, signal });
      case 'resend':
        return api.resendInvitation({ path, signal });
      case 'withdraw':
        return api.withdrawInvitation({ path, signal });
      case 'signOut':
        return api.endUserSessions({ path, signal });
      case 'endSession':
        return api.endUserSession({ path: { id, sessionId }, signal });
      case 'resetTwoFactor':
        return api.resetUserTwoFactor({ path, signal });
      case 'resetPassword':
        return api.resetUserPassword({ path, signal });
      case 'viewAs':
        return api.beginViewAs({ body: { userId: id }, signal });
      default:
        throw new TypeError(`There is no action ${String(kind)} of users.`);
    }
  },
);
