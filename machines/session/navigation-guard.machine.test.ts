import { createActor, toPromise } from 'xstate';
import { describe, expect, it, vi } from 'vitest';
import { Problem, type ProblemKind } from '#openapi/client/index.ts';
import { testPaths } from '../testing/paths.suite.ts';
import {
  clockWork,
  gateway,
  testModel,
  landing,
  nobody,
  noTenant,
  sourcesWith,
  workspaceWith,
} from './navigation-guard.test-model.ts';
import {
  navigationGuardMachine,
  type GuardSources,
  type NavigationGuardInput,
} from './navigation-guard.machine.ts';

testPaths(testModel);

/** The result of a navigation, and the return URL that was stored. */
async function startGuard(to: NavigationGuardInput['to'], change: Partial<GuardSources> = {}) {
  const saved: string[] = [];
  const actor = createActor(navigationGuardMachine, {
    input: { to, sources: sourcesWith(change) },
  });
  actor.on('redirectRoute.saved', ({ href }) => saved.push(href));
  const output = await toPromise(actor.start());
  return { output, saved };
}

describe('a public page', () => {
  it('a public page is shown to anyone, without a check of who they are', async () => {
    const signIn = vi.fn<GuardSources['signIn']>();
    const { output, saved } = await startGuard(landing, { ...nobody, ...noTenant, signIn });
    expect(output).toMatchObject({ outcome: 'allowed' });
    expect(saved).toEqual([]);
    expect(signIn).not.toHaveBeenCalled();
  });
});

describe('a page that is not public', () => {
  it('the page requires a signed-in user: the full address is saved and sign-in starts', async () => {
    const signIn = vi.fn<GuardSources['signIn']>(() => Promise.resolve(false));
    const { output, saved } = await startGuard(clockWork, { ...nobody, signIn });
    expect(signIn).toHaveBeenCalledOnce();
    expect(saved).toEqual(['/ClockWork?date=2026-03-02#e1']);
    expect(output).toEqual({ outcome: 'cancelled' });
  });

  it('the address “/tenant-gateway” is never saved when sign-in starts', async () => {
    const { output, saved } = await startGuard(gateway, nobody);
    expect(saved).toEqual([]);
    expect(output).toEqual({ outcome: 'cancelled' });
  });

  it('the navigation is cancelled when sign-in fails', async () => {
    const { output } = await startGuard(clockWork, {
      ...nobody,
      signIn: () => Promise.reject(new Error('The provider is down.')),
    });
    expect(output).toEqual({ outcome: 'cancelled' });
  });

  it('the navigation continues when sign-in returns a user', async () => {
    const { output } = await startGuard(clockWork, {
      ...nobody,
      signIn: () => Promise.resolve(true),
    });
    expect(output).toMatchObject({ outcome: 'allowed' });
  });
});

describe('a page that is not tenant-agnostic', () => {
  it('the page requires a selected tenant: the address is saved and the gateway is next', async () => {
    const { output, saved } = await startGuard(clockWork, noTenant);
    expect(output).toEqual({ outcome: 'toGateway' });
    expect(saved).toEqual(['/ClockWork?date=2026-03-02#e1']);
  });

  it.each(['notFound', 'forbidden'] satisfies ProblemKind[])(
    'the navigation leads to the gateway when the tenant is not the user’s (%s)',
    async (kind) => {
      const { output, saved } = await startGuard(clockWork, {
        loadWorkspace: () => Promise.reject(new Problem(kind, kind === 'notFound' ? 404 : 403)),
      });
      expect(output).toEqual({ outcome: 'toGateway' });
      expect(saved).toEqual(['/ClockWork?date=2026-03-02#e1']);
    },
  );

  it.each([
    [new Problem('unreachable', 0), 'unreachable'],
    [new Problem('serverError', 500), 'serverError'],
    [new Error('a surprise'), null],
  ])(
    'the page is unavailable when the rights fail to load (%s), and shows only the true cause',
    async (failure, cause) => {
      const { output, saved } = await startGuard(clockWork, {
        loadWorkspace: () => Promise.reject(failure),
      });
      expect(output).toEqual({ outcome: 'unavailable', cause });
      expect(saved).toEqual([]);
    },
  );
});

describe('a tenant-agnostic page', () => {
  it('the page is shown without a tenant, and no rights are loaded for it', async () => {
    const loadWorkspace = vi.fn<GuardSources['loadWorkspace']>();
    const { output } = await startGuard(gateway, { ...noTenant, loadWorkspace });
    expect(output).toMatchObject({ outcome: 'allowed' });
    expect(loadWorkspace).not.toHaveBeenCalled();
  });
});

/** The guard's result for a page and a user of the tenant. */
const guardFor = (profile: Parameters<typeof workspaceWith>[0], to = clockWork) =>
  startGuard(to, { loadWorkspace: () => Promise.resolve(workspaceWith(profile)) });

describe('a page with a privilege group', () => {
  it('the page is guarded by the privilege group, and the missing right is named', async () => {
    const { output } = await guardFor({ userRights: ['dashboard.basic'] });
    const denial = { reason: 'right', privileges: ['clockwork.basic'] };
    expect(output).toMatchObject({ outcome: 'accessDenied', denial });
  });

  it('the page is shown to those who hold the privilege', async () => {
    const { output } = await startGuard(clockWork);
    expect(output).toMatchObject({ outcome: 'allowed' });
  });

  it('the page receives the user’s role in the tenant, shown or not, so that no one loads it again', async () => {
    const loadWorkspace = vi.fn<GuardSources['loadWorkspace']>(() =>
      Promise.resolve(workspaceWith({ userRights: [] })),
    );
    const { output } = await startGuard(clockWork, { loadWorkspace });
    expect(output).toMatchObject({ workspace: workspaceWith({ userRights: [] }) });
    expect(loadWorkspace).toHaveBeenCalledOnce();
    const shown = await startGuard(clockWork);
    expect(shown.output).toMatchObject({
      workspace: { profile: { userRights: ['clockwork.basic'] } },
    });
  });

  it('a page that requires no right is shown to everyone in the tenant', async () => {
    const { output } = await guardFor(
      { userRights: [] },
      { ...clockWork, href: '/profile', rule: {} },
    );
    expect(output).toMatchObject({ outcome: 'allowed' });
  });
});

describe('a page that requires more than a right', () => {
  it('the page is denied without an employee record: Kira is an administrator but tracks no time', async () => {
    const { output } = await guardFor({ employeeId: null });
    expect(output).toMatchObject({ outcome: 'accessDenied', denial: { reason: 'employee' } });
  });

  it('the page is denied until the organization settings exist, by its address too', async () => {
    const { output, saved } = await guardFor({ IsUserHasOrganizationSettings: false });
    expect(output).toMatchObject({ outcome: 'accessDenied', denial: { reason: 'settings' } });
    expect(saved).toEqual([]);
  });

  it('a page with the rule beforeSettings opens before the organization settings exist', async () => {
    const { output } = await guardFor(
      { IsUserHasOrganizationSettings: false },
      { ...clockWork, href: '/profile', rule: { beforeSettings: true } },
    );
    expect(output).toMatchObject({ outcome: 'allowed' });
  });
});
