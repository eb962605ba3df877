import { Problem } from '#openapi/client/index.ts';
import { buildProfile } from '../testing/fixtures.ts';
import { createTestModel } from '../testing/test-model.ts';
import { done, failed } from '../testing/paths.ts';
import { clockWorkRule } from './entry-rule.ts';
import {
  navigationGuardMachine,
  type GuardSources,
  type NavigationGuardInput,
} from './navigation-guard.machine.ts';
import type { Workspace } from './workspace.ts';

export const workspaceWith = (profile: Partial<Workspace['profile']>): Workspace => ({
  tenant: { id: 'aster', name: 'Aster Labs' },
  profile: buildProfile(profile),
  isTeamLead: false,
});

/** Sources for a person who is signed in and works in a tenant, unless overridden. */
export const sourcesWith = (change: Partial<GuardSources> = {}): GuardSources => ({
  isAuthenticated: () => true,
  hasTenant: () => true,
  signIn: () => Promise.resolve(false),
  loadWorkspace: () => Promise.resolve(workspaceWith({})),
  ...change,
});

export const clockWork: NavigationGuardInput['to'] = {
  href: '/ClockWork?date=2026-03-02#e1',
  isGateway: false,
  rule: clockWorkRule,
};
export const gateway = {
  href: '/tenant-gateway',
  isGateway: true,
  rule: 'signedIn',
} satisfies NavigationGuardInput['to'];
export const landing = {
  href: '/',
  isGateway: false,
  rule: 'public',
} satisfies NavigationGuardInput['to'];

export const nobody = { isAuthenticated: () => false };
export const noTenant = { hasTenant: () => false };

export const testModel = createTestModel(navigationGuardMachine, {
  inputs: [
    { sources: sourcesWith(), to: clockWork },
    { sources: sourcesWith(), to: landing },
    { sources: sourcesWith(), to: gateway },
    { sources: sourcesWith(nobody), to: gateway },
    { sources: sourcesWith(nobody), to: clockWork },
    { sources: sourcesWith(noTenant), to: clockWork },
  ],
  events: [
    done('signIn', true),
    done('signIn', false),
    failed('signIn'),
    done('loadWorkspace', workspaceWith({})),
    done('loadWorkspace', workspaceWith({ userRights: [] })),
    failed('loadWorkspace', new Problem('notFound', 404)),
    failed('loadWorkspace', new Problem('down', 503)),
  ],
  rules: [
    {
      source: 'AUTH-019',
      text: 'A page flagged as public is shown to everyone.',
    },
    {
      source: 'AUTH-014',
      text: 'Every other page is only for people who are signed in.',
    },
    {
      source: 'AUTH-017',
      text: 'The target of a signed-out person is stored for after sign-in, unless it is the gateway.',
    },
    {
      source: 'AUTH-019',
      text: 'A sign-in that does not succeed cancels the navigation.',
    },
    {
      source: 'AUTH-019',
      text: 'Without a selected tenant, a page that belongs to one leads to the gateway, and the target is stored.',
    },
    {
      source: 'AUTH-019',
      text: 'The gateway requires sign-in but no tenant.',
    },
    {
      source: 'PROJ-045',
      text: 'A page with a privilege opens only for people whose list of rights contains it.',
    },
    {
      source: 'CLOCK-020',
      text: 'ClockWork opens for people who have its right, and an employee record that entries belong to.',
    },
    {
      source: 'AUTH-017',
      text: 'In a tenant without organization settings, only those settings open.',
    },
    {
      source: 'AUTH-022',
      text: 'An allowed page opens at its top, unless a scroll position was saved.',
    },
  ],
});
