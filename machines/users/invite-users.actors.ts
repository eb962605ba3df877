import { fromPromise } from 'xstate';
import { api, type Schema } from '#openapi/client/index.ts';
import type { Invitee } from './invite-lines.ts';
import type { RoleType } from './user.ts';

export type InviteOutcome = Schema<'UserInvitationResult'>;

interface Invitations {
  people: readonly Invitee[];
  roleType: string;
  roleIds: readonly string[];
}

/** Invites people; the response says of each whether they are invited. */
export const inviteUsers = fromPromise<readonly InviteOutcome[], Invitations>(
  async ({ input: { people, roleType, roleIds }, signal }) => {
    const body = {
      people: people.map(({ name, email }) => ({ id: crypto.randomUUID(), name, email })),
      roleType: roleType as RoleType,
      roleIds: [...roleIds],
    };
    return (await api.inviteSecurityUsers({ body, signal })).outcomes;
  },
);
