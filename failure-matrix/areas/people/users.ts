import { api, type OperationId } from '#openapi/client/index.ts';
import type { Harness } from '../../support/harness.ts';
import { button, press, readMainText, type, until } from '../../support/page.ts';
import type { PageEntry } from '../../support/pages.ts';
import { open } from '../../support/record-saves.ts';
import type { SaveEntry } from '../../support/save.ts';

const list = '/employeeUsers';
const ofLeo = `${list}/leo`;

/** The list of users, the page of one, its form, and the invitation. */
export const pages: Readonly<Record<string, PageEntry>> = {
  '/_tenant/employeeUsers/': {
    href: list,
    reads: ['searchSecurityUsers'],
    shows: /Showing 1 - /,
  },
  '/_tenant/employeeUsers/$userId/': {
    href: ofLeo,
    reads: ['getUserDetails'],
    isOfRecord: true,
    shows: /Last sign-in/,
    // The name, which is the heading, is not known yet.
    heading: 'User',
  },
  '/_tenant/employeeUsers/$userId/editUser': {
    href: `${ofLeo}/editUser`,
    reads: ['getUserDetails'],
    doesWithout: ['getUserChoices', 'listTimeZones'],
    isOfRecord: true,
    shows: /Role type/,
  },
  '/_tenant/employeeUsers/inviteUsers': {
    href: `${list}/inviteUsers`,
    reads: ['getUserChoices'],
    shows: /People to invite/,
  },
};

/** Opens the page of an invited person. */
async function openInvited(harness: Harness): Promise<void> {
  const id = crypto.randomUUID();
  const body = { id, name: 'Mia Roth', email: `${id}@demo.test` };
  const { securityUser } = await api.inviteSecurityUser({ body });
  await open(`${list}/${securityUser.id}`, /Invitation expires/)(harness);
}

/** Opens the page of Leo, who has a second factor and sessions. */
const openLeo = open(ofLeo, /Last used/);

/** An action of a user's page that is confirmed in a dialog, where an error is shown, too. */
const confirmed = (
  operation: OperationId,
  { label, ...entry }: Pick<SaveEntry, 'name' | 'setUp'> & { label: RegExp },
): SaveEntry => ({
  ...entry,
  operation,
  setUp: async (harness) => {
    await entry.setUp(harness);
    await press(label);
    await until('the confirmation dialog', () => button('Cancel'));
  },
  save: () => press(label),
  done: () => button('Cancel') === null,
});

/** Its saves. */
export const saves: readonly SaveEntry[] = [
  {
    name: 'people are invited',
    operation: 'inviteSecurityUsers',
    setUp: async (harness) => {
      await open(`${list}/inviteUsers`, /People to invite/)(harness);
      await type('People to invite', 'mia.roth@demo.test');
    },
    save: () => press('Send invitations'),
    done: () => /Showing 1 - /.test(readMainText()),
  },
  confirmed('updateSecurityUser', {
    name: 'a user is deactivated',
    label: /^Deactivate$/,
    setUp: openLeo,
  }),
  confirmed('resendInvitation', {
    name: 'an invitation is sent again',
    label: /^Send invitation again$/,
    setUp: openInvited,
  }),
  confirmed('withdrawInvitation', {
    name: 'an invitation is withdrawn',
    label: /^Withdraw invitation$/,
    setUp: openInvited,
  }),
  confirmed('endUserSessions', {
    name: 'a user is signed out everywhere',
    label: /^Sign out everywhere$/,
    setUp: openLeo,
  }),
  confirmed('endUserSession', {
    name: 'a session of a user is ended',
    label: /^End session/,
    setUp: openLeo,
  }),
  confirmed('resetUserPassword', {
    name: 'the password of a user is reset',
    label: /^Reset password$/,
    setUp: openLeo,
  }),
  confirmed('resetUserTwoFactor', {
    name: 'the second factor of a user is reset',
    label: /^Turn off two-factor authentication$/,
    setUp: openLeo,
  }),
];
