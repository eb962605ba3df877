import { createActor, toPromise } from 'xstate';
import { describe, expect, it, vi } from 'vitest';
import { Problem, type ProblemKind } from '#openapi/client/index.ts';
import { testPaths } from '../testing/prove-paths.suite.ts';
import {
  clockWork,
  gateway,
  testModel,
  landing,
  nobody,
  noTenant,
  sourcesWith,
  workspaceWith,
} from './navigation-guard.guide.ts';
import {
  navigationGuardMachine,
  type GuardSources,
  type NavigationGuardInput,
} from './navigation-guard.machine.ts';

testPaths(testModel);

/** What becomes of a navigation, and the address that was saved for later. */
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
  it('is shown to anybody, without asking who they are', async () => {
    const signIn = vi.fn<GuardSources['signIn']>();
    const { output, saved } = await startGuard(landing, { ...nobody, ...noTenant, signIn });
    expect(output).toMatchObject({ outcome: 'allowed' });
    expect(saved).toEqual([]);
    expect(signIn).not.toHaveBeenCalled();
  });
});

describe('a page that is not public', () => {
  it('asks for somebody signed in: the address is saved whole and sign-in starts', async () => {
    const signIn = vi.fn<GuardSources['signIn']>(() => Promise.resolve(false));
    const { output, saved } = await startGuard(clockWork, { ...nobody, signIn });
    expect(signIn).toHaveBeenCalledOnce();
    expect(saved).toEqual(['/ClockWork?date=2026-03-02#e1']);
    expect(output).toEqual({ outcome: 'cancelled' });
  });

  it('never saves "/tenant-gateway" when sign-in starts', async () => {
    const { output, saved } = await startGuard(gateway, nobody);
    expect(saved).toEqual([]);
    expect(output).toEqual({ outcome: 'cancelled' });
  });

  it('cancels the navigation when sign-in fails', async () => {
    const { output } = await startGuard(clockWork, {
      ...nobody,
      signIn: () => Promise.reject(new Error('The provider is down.')),
    });
    expect(output).toEqual({ outcome: 'cancelled' });
  });

  it('goes on when sign-in yields a user', async () => {
    const { output } = await startGuard(clockWork, {
      ...nobody,
      signIn: () => Promise.resolve(true),
    });
    expect(output).toMatchObject({ outcome: 'allowed' });
  });
});

describe('a page that is not tenant-agnostic', () => {
  it('asks for a selected tenant: the address is saved and the gateway is next', async () => {
    const { output, saved } = await startGuard(clockWork, noTenant);
    expect(output).toEqual({ outcome: 'toGateway' });
    expect(saved).toEqual(['/ClockWork?date=2026-03-02#e1']);
  });

  it.each(['notFound', 'forbidden'] satisfies ProblemKind[])(
    'goes to the gateway when the tenant turns out not to be theirs (%s)',
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
    'is unavailable when the rights cannot be read (%s), and says no other cause than the true one',
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
  it('is shown without a tenant, and no rights are read for it', async () => {
    const loadWorkspace = vi.fn<GuardSources['loadWorkspace']>();
    const { output } = await startGuard(gateway, { ...noTenant, loadWorkspace });
    expect(output).toMatchObject({ outcome: 'allowed' });
    expect(loadWorkspace).not.toHaveBeenCalled();
  });
});

/** The guard's word on a page for a person of the tenant. */
const guardFor = (profile: Parameters<typeof workspaceWith>[0], to = clockWork) =>
  startGuard(to, { loadWorkspace: () => Promise.resolve(workspaceWith(profile)) });

describe('a page with a privilege group', () => {
  it('is guarded by it: the missing right is named', async () => {
    const { output } = await guardFor({ userRights: ['dashboard.basic'] });
    const denial = { reason: 'right', privileges: ['clockwork.basic'] };
    expect(output).toMatchObject({ outcome: 'accessDenied', denial });
  });

  it('is shown to those who hold it', async () => {
    const { output } = await startGuard(clockWork);
    expect(output).toMatchObject({ outcome: 'allowed' });
  });

  it('is told who the person is in the tenant, whether it is shown or not, so that nobody loads it anew', async () => {
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

  it('that asks for no right is shown to everybody in the tenant', async () => {
    const { output } = await guardFor(
      { userRights: [] },
      { ...clockWork, href: '/profile', rule: {} },
    );
    expect(output).toMatchObject({ outcome: 'allowed' });
  });
});

describe('a page that needs more than a right', () => {
  it('is shut to those without an employee record: Kira administrates, but times nothing', async () => {
    const { output } = await guardFor({ employeeId: null });
    expect(output).toMatchObject({ outcome: 'accessDenied', denial: { reason: 'employee' } });
  });

  it('is shut until the organization settings exist, by its address, too', async () => {
    const { output, saved } = await guardFor({ IsUserHasOrganizationSettings: false });
    expect(output).toMatchObject({ outcome: 'accessDenied', denial: { reason: 'settings' } });
    expect(saved).toEqual([]);
  });

  it('opens before them where they are made, and where the person is at home', async () => {
    const { output } = await guardFor(
      { IsUserHasOrganizationSettings: false },
      { ...clockWork, href: '/profile', rule: { beforeSettings: true } },
    );
    expect(output).toMatchObject({ outcome: 'allowed' });
  });
});
