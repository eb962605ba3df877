import { buildEntry, buildProfile, buildRunning } from '../testing/fixtures.ts';
import { createTestModel } from '../testing/test-model.ts';
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
const buildWorkspace = (change: Partial<Workspace['profile']> = {}): Workspace => ({
  tenant: aster,
  profile: buildProfile(change),
  isTeamLead: false,
});
const member = { isTenantAdmin: false, isClientUser: true };

export const testModel = createTestModel(tenantGatewayMachine, {
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
    done('loadWorkspace', buildWorkspace()),
    done('loadWorkspace', buildWorkspace({ userRights: [] })),
    done('loadWorkspace', buildWorkspace({ IsUserHasOrganizationSettings: false })),
    failed('loadWorkspace'),
    done('saveLogin'),
    failed('saveLogin'),
    done('checkRunning', []),
    done('checkRunning', [buildRunning(buildEntry(), true)]),
    failed('checkRunning'),
  ],
  atHand: ({ tenants, invitations }) => [
    ...tenants.map(({ id }) => ({ type: 'CHANGE_TENANT' as const, tenantId: id })),
    ...invitations.map(({ id }) => ({ type: 'invitation.accept' as const, tenantId: id })),
  ],
  rules: [
    {
      source: 'GATE-014',
      text: 'Only tenant admins and client users get past the gateway; access is denied to everyone else.',
    },
    {
      source: 'AUTH-017',
      text: 'Access is also denied to people without an assigned tenant.',
    },
    {
      source: 'AUTH-007, AUTH-046',
      text: 'A person invited to a tenant accepts or declines here, and enters it only after accepting.',
    },
    {
      source: 'AUTH-017',
      text: 'Going back from the denial signs the person out.',
    },
    {
      source: 'AUTH-020',
      text: 'A person with one assigned tenant enters it directly.',
    },
    {
      source: 'AUTH-017',
      text: 'With more than one, the person selects from the assigned ones, ordered by name, ignoring case.',
    },
    {
      source: 'AUTH-040',
      text: "The placeholder 'Select' cannot be entered.",
    },
    {
      source: 'AUTH-017',
      text: 'A tenant that is not set up yet leads to its organization settings, whatever redirect route was saved.',
    },
    {
      source: 'AUTH-017',
      text: 'In a tenant that is set up, each entry saves a login record.',
    },
    {
      source: 'GATE-019',
      text: 'Entries still running since an earlier day are loaded only with the ClockWork basic privilege.',
    },
    {
      source: 'AUTH-020',
      text: 'The person continues to the saved redirect route, or to the Dashboard if there is none or it is the root.',
    },
    {
      source: 'AUTH-017',
      text: 'A person with a running entry who is not on the way to ClockWork is notified of it after entering.',
    },
  ],
});
