import { entryOf, profileOf, runningOf } from '../testing/fixtures.ts';
import { guideOf } from '../testing/guide.ts';
import { done, failed } from '../testing/paths.ts';
import { timelineFrom } from '../testing/timeline.ts';
import type { Workspace } from './workspace.ts';
import { tenantGatewayMachine, type TenantGatewayInput } from './tenant-gateway.machine.ts';

/** A Wednesday, 11:00 in Berlin. */
export const clock = timelineFrom('2026-03-04T10:00:00.000Z');

export const input: TenantGatewayInput = {
  redirectRoute: null,
  redirectTenantId: null,
  lastTenantId: null,
  browser: 'Example Browser 1.0',
  clock,
};

export const aster = { id: 'aster', name: 'Aster Labs', isUserAssigned: true };
export const birch = { id: 'birch', name: 'birch works', isUserAssigned: true };
export const dune = { id: 'dune', name: 'Dune Archive', isUserAssigned: false };
export const cedar = {
  id: 'cedar',
  name: 'Cedar Group',
  isUserAssigned: false,
  isInvited: true,
};
const workspaceOf = (change: Partial<Workspace['profile']> = {}): Workspace => ({
  tenant: aster,
  profile: profileOf(change),
  isTeamLead: false,
});
const member = { isTenantAdmin: false, isClientUser: true };

export const guide = guideOf(tenantGatewayMachine, {
  inputs: [input],
  events: [
    done('loadAccess', { role: member, tenants: [birch, aster, dune] }),
    done('loadAccess', { role: member, tenants: [aster, dune] }),
    done('loadAccess', { role: member, tenants: [dune] }),
    done('loadAccess', { role: member, tenants: [aster, cedar] }),
    done('loadAccess', {
      role: { isTenantAdmin: false, isClientUser: false },
      tenants: [cedar],
    }),
    failed('loadAccess'),
    { type: 'invitation.accept', tenantId: 'cedar' },
    { type: 'invitation.decline', tenantId: 'cedar' },
    done('answerInvitation'),
    failed('answerInvitation'),
    { type: 'CHANGE_TENANT', tenantId: 'birch' },
    { type: 'CHANGE_TENANT', tenantId: '' },
    { type: 'ENTER' },
    { type: 'BACK' },
    done('assignTenant', aster),
    failed('assignTenant'),
    done('loadWorkspace', workspaceOf()),
    done('loadWorkspace', workspaceOf({ userRights: [] })),
    done('loadWorkspace', workspaceOf({ IsUserHasOrganizationSettings: false })),
    failed('loadWorkspace'),
    done('saveLogin'),
    failed('saveLogin'),
    done('checkRunning', []),
    done('checkRunning', [runningOf(entryOf(), true)]),
    failed('checkRunning'),
  ],
  atHand: ({ tenants, invitations }) => [
    ...tenants.map(({ id }) => ({ type: 'CHANGE_TENANT' as const, tenantId: id })),
    ...invitations.map(({ id }) => ({ type: 'invitation.accept' as const, tenantId: id })),
  ],
  rules: [
    {
      source: 'document 1, section 6',
      text: 'Only tenant admins and client users get past the gateway; anybody else is denied.',
    },
    {
      source: 'document 1, section 2 (TenantGateway)',
      text: 'Somebody to whom no tenant is assigned is denied as well.',
    },
    {
      source: 'document 1, sections 2 and 3',
      text: 'Whoever is invited to a tenant accepts or declines here, and enters it only then.',
    },
    {
      source: 'document 1, section 2 (TenantGateway)',
      text: 'Going back from the denial signs the person out.',
    },
    {
      source: 'document 1, section 2 (TenantGateway)',
      text: 'Somebody with one assigned tenant enters it without a choice to make.',
    },
    {
      source: 'document 1, section 2 (TenantGateway)',
      text: 'With several, the person chooses from the assigned ones, in the order of their names whatever the case.',
    },
    {
      source: 'document 1, section 5',
      text: "The placeholder 'Select' cannot be entered.",
    },
    {
      source: 'document 1, section 2 (TenantGateway)',
      text: 'A tenant that is not set up yet leads to its organization settings, whatever redirect route was saved.',
    },
    {
      source: 'document 1, section 2 (TenantGateway)',
      text: 'In a tenant that is set up, each entry leaves a record of the login.',
    },
    {
      source: 'document 1, section 6',
      text: 'What still runs since an earlier day is looked for only with the ClockWork basic privilege.',
    },
    {
      source: 'document 1, section 2 (TenantGateway)',
      text: 'The person goes on to the saved redirect route, or to the Dashboard without one or with the root.',
    },
    {
      source: 'document 1, section 2 (TenantGateway)',
      text: 'Who has an entry running and is not on the way to ClockWork is told of it after entry.',
    },
  ],
});
