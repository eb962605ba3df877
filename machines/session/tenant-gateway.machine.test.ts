import { createActor, toPromise, waitFor } from 'xstate';
import { beforeEach, describe, expect, it } from 'vitest';
import { createNodeServer } from '#mocks/node.ts';
import { healthyNetwork } from '#mocks/scenarios/scenarios.ts';
import { connectAs } from '../testing/connect.ts';
import { testPaths } from '../testing/paths.suite.ts';
import { aster, birch, cedar, clock, dune, testModel, input } from './tenant-gateway.test-model.ts';
import { enterable, inviting, listed } from './offered-tenants.ts';
import { tenantGatewayMachine, type TenantGatewayInput } from './tenant-gateway.machine.ts';

testPaths(testModel);

describe('the list of tenants', () => {
  it('the tenants are sorted by name, ignoring case', () => {
    const names = ['birch works', 'Cedar Group', 'aster labs', 'Zeta', 'élan'];
    const tenants = names.map((name) => ({ id: name, name, isUserAssigned: true }));
    expect(listed(tenants).map(({ name }) => name)).toEqual([
      'aster labs',
      'birch works',
      'Cedar Group',
      'élan',
      'Zeta',
    ]);
  });

  it('the list contains only tenants flagged isUserAssigned', () => {
    expect(listed([dune, birch, aster])).toEqual([aster, birch]);
  });
});

describe('the tenants that invite', () => {
  const none = { isTenantAdmin: false, isClientUser: false };

  it('the inviting tenants are listed separately from those to enter, also for users without a role', () => {
    const tenants = [cedar, dune, birch];
    expect(inviting({ tenants })).toEqual([cedar]);
    expect(enterable({ role: { ...none, isClientUser: true }, tenants })).toEqual([birch]);
    expect(enterable({ role: none, tenants })).toEqual([]);
  });
});

let server: Awaited<ReturnType<typeof createNodeServer>>;

beforeEach(async () => {
  server = await createNodeServer({ clock });
});

/** The gateway of a demo person, at the first state that waits for input or is final. */
async function startGateway(personId: string, change: Partial<TenantGatewayInput> = {}) {
  const observed = connectAs(server, personId);
  const actor = createActor(tenantGatewayMachine, { input: { ...input, ...change } }).start();
  expect(actor.getSnapshot().value).toBe('loading');
  await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
  return { actor, observed };
}

const access = ['GET /user/role', 'GET /user/tenants'];
const entryTo = (tenantId: string) => [
  ...access,
  `POST /user/tenants/${tenantId}/assign`,
  `GET /${tenantId}/tenantuser/profile`,
  `GET /${tenantId}/security/isTeamLead`,
];
const saveLogin = 'POST /UserLoginAnalytics/saveUserLogin';

describe('Ava, assigned to two tenants', () => {
  it('Ava selects from “Aster Labs” and “birch works”; Dune Archive is never listed', async () => {
    const { actor, observed } = await startGateway('ava');
    expect(actor.getSnapshot().value).toBe('select');
    expect(actor.getSnapshot().context.tenants.map(({ name }) => name)).toEqual([
      'Aster Labs',
      'birch works',
    ]);
    expect(observed.calls).toEqual(access);
  });

  it('the test model offers the tenants that Ava can select', async () => {
    const { actor } = await startGateway('ava');
    expect(testModel.atHand?.(actor.getSnapshot().context)).toEqual([
      { type: 'CHANGE_TENANT', tenantId: 'aster' },
      { type: 'CHANGE_TENANT', tenantId: 'birch' },
    ]);
  });

  it('Ava cannot enter while the placeholder “Select” is selected', async () => {
    const { actor, observed } = await startGateway('ava');
    expect(actor.getSnapshot().can({ type: 'ENTER' })).toBe(false);
    actor.send({ type: 'CHANGE_TENANT', tenantId: 'aster' });
    actor.send({ type: 'CHANGE_TENANT', tenantId: '' });
    actor.send({ type: 'ENTER' });
    expect(actor.getSnapshot().value).toBe('select');
    expect(observed.calls).toEqual(access);
  });

  it('Ava enters the tenant that she selected, one request after the other', async () => {
    const { actor, observed } = await startGateway('ava');
    actor.send({ type: 'CHANGE_TENANT', tenantId: 'birch' });
    actor.send({ type: 'ENTER' });
    const output = await toPromise(actor);
    expect(output).toMatchObject({
      to: 'target',
      target: '/dashBoard',
      needsCrossoverPrompt: false,
      workspace: {
        tenant: { id: 'birch', name: 'birch works' },
        profile: { name: 'Ava Stone', timeZone: 'America/New_York' },
      },
    });
    expect(observed.calls).toEqual([
      ...entryTo('birch'),
      saveLogin,
      'GET /birch/clockwork/getRunningEntries',
    ]);
    expect(observed.messages).toEqual([]);
  });

  it('Ava is offered her previous tenant when she comes back after a timeout', async () => {
    const former = { redirectRoute: '/teams', redirectTenantId: 'birch' };
    const { actor } = await startGateway('ava', former);
    expect(actor.getSnapshot()).toMatchObject({
      value: 'select',
      context: { selectedTenantId: 'birch' },
    });
    actor.send({ type: 'ENTER' });
    await expect(toPromise(actor)).resolves.toMatchObject({ target: '/teams' });
  });

  it('Ava is not led to an address of one tenant in another', async () => {
    const former = { redirectRoute: '/teams', redirectTenantId: 'birch' };
    const { actor } = await startGateway('ava', former);
    actor.send({ type: 'CHANGE_TENANT', tenantId: 'aster' });
    actor.send({ type: 'ENTER' });
    await expect(toPromise(actor)).resolves.toMatchObject({ target: '/dashBoard' });
  });

  it('Ava has to select when her previous tenant is no longer hers', async () => {
    const former = { redirectRoute: '/teams', redirectTenantId: 'dune' };
    const { actor } = await startGateway('ava', former);
    expect(actor.getSnapshot().context.selectedTenantId).toBe('');
  });

  it('Ava is signed out when she goes back', async () => {
    const { actor } = await startGateway('ava');
    actor.send({ type: 'BACK' });
    expect(actor.getSnapshot()).toMatchObject({ status: 'done', output: { to: 'loggedOut' } });
  });
});

describe('Ben, assigned to one tenant', () => {
  it('Ben enters his only tenant without any action', async () => {
    const { actor, observed } = await startGateway('ben');
    expect(actor.getSnapshot().value).toBe('entered');
    expect(actor.getSnapshot().output).toMatchObject({
      to: 'target',
      target: '/dashBoard',
      needsCrossoverPrompt: false,
    });
    expect(observed.calls).toEqual([
      ...entryTo('aster'),
      saveLogin,
      'GET /aster/clockwork/getRunningEntries',
    ]);
  });

  it('Ben’s login record has an id, a timestamp in his time zone, and the browser', async () => {
    const { observed } = await startGateway('ben', { browser: 'B'.repeat(400) });
    const record = observed.bodies[observed.calls.indexOf(saveLogin)];
    expect(record).toEqual({
      id: expect.stringMatching(/^[\da-f-]{36}$/),
      employeeId: expect.any(String),
      tenantId: 'aster',
      ipAddress: '',
      timestamp: '2026-03-04T10:00:00.000Z',
      dateTimeStampFormatted: '04-Mar-2026 11:00 AM',
      browser: 'B'.repeat(250),
    });
    const persisted = await server.store.transaction('read', (tx) =>
      tx.tenant('aster').query('logins'),
    );
    expect(
      persisted.filter(({ timestamp }) => timestamp === '2026-03-04T10:00:00.000Z'),
    ).toHaveLength(1);
  });

  it.each([
    ['/ClockWork?date=2026-03-02', '/ClockWork?date=2026-03-02'],
    ['/organizationSettings', '/organizationSettings'],
    ['/', '/dashBoard'],
    ['/?seed=large', '/dashBoard'],
    [null, '/dashBoard'],
  ])('the saved address %s leads to %s', async (redirectRoute, target) => {
    const { actor } = await startGateway('ben', { redirectRoute });
    expect(actor.getSnapshot().output).toMatchObject({ to: 'target', target });
  });
});

describe('a user who may not enter', () => {
  it.each([
    ['Dan, neither tenant admin nor client user', 'dan'],
    ['Eve, without an assigned tenant', 'eve'],
  ])('%s sees “Access denied”, and Back signs out', async (_, personId) => {
    const { actor, observed } = await startGateway(personId);
    expect(actor.getSnapshot().value).toBe('denied');
    expect(observed.calls).toEqual(access);
    actor.send({ type: 'BACK' });
    expect(actor.getSnapshot()).toMatchObject({ status: 'done', output: { to: 'loggedOut' } });
  });
});

describe('a user who is invited to a tenant', () => {
  /** Ava invites a demo person to birch works. */
  async function invite(personId: string) {
    connectAs(server, 'ava', 'birch');
    const { api } = await import('#openapi/client/index.ts');
    const id = crypto.randomUUID();
    await api.inviteSecurityUser({ body: { id, name: 'Guest', email: `${personId}@demo.test` } });
  }

  it('an invited user is not led into their only tenant but prompted first', async () => {
    await invite('ben');
    const { actor, observed } = await startGateway('ben');
    expect(actor.getSnapshot().value).toBe('select');
    const { tenants, invitations } = actor.getSnapshot().context;
    expect([tenants, invitations].map((all) => all.map(({ name }) => name))).toEqual([
      ['Aster Labs'],
      ['birch works'],
    ]);
    expect(observed.calls).toEqual(access);
  });

  it('a user who accepts can enter the tenant, which is selected', async () => {
    await invite('ben');
    const { actor, observed } = await startGateway('ben');
    actor.send({ type: 'invitation.accept', tenantId: 'birch' });
    await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
    expect(observed.calls).toEqual([...access, 'PUT /user/invitation', ...access]);
    expect(actor.getSnapshot()).toMatchObject({
      value: 'select',
      context: { selectedTenantId: 'birch', invitations: [] },
    });
    actor.send({ type: 'ENTER' });
    await expect(toPromise(actor)).resolves.toMatchObject({
      workspace: { tenant: { id: 'birch' } },
    });
  });

  it('a user who declines continues into their only tenant', async () => {
    await invite('ben');
    const { actor } = await startGateway('ben');
    actor.send({ type: 'invitation.decline', tenantId: 'birch' });
    await expect(toPromise(actor)).resolves.toMatchObject({
      workspace: { tenant: { id: 'aster' } },
    });
  });

  it('a user without a tenant enters the one that they accept', async () => {
    await invite('eve');
    const { actor } = await startGateway('eve');
    expect(actor.getSnapshot()).toMatchObject({ value: 'select', context: { tenants: [] } });
    actor.send({ type: 'invitation.accept', tenantId: 'birch' });
    await expect(toPromise(actor)).resolves.toMatchObject({
      workspace: { tenant: { id: 'birch' } },
    });
  });

  it('a user cannot respond to a tenant that has not invited them', async () => {
    const { actor } = await startGateway('ava');
    actor.send({ type: 'invitation.accept', tenantId: 'cedar' });
    expect(actor.getSnapshot().value).toBe('select');
  });

  it('the gateway is unavailable when a response to an invitation fails', async () => {
    await invite('ben');
    const { actor } = await startGateway('ben');
    server.setScenario({ ...healthyNetwork, operation: 'answerInvitation', status: 503 });
    actor.send({ type: 'invitation.accept', tenantId: 'birch' });
    await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
    expect(actor.getSnapshot().value).toBe('unavailable');
  });
});

describe('Farid, whose tenant has no organization settings', () => {
  it('Farid is led to the organization settings: no login is saved, no entries are requested', async () => {
    const { actor, observed } = await startGateway('farid', { redirectRoute: '/ClockWork' });
    expect(actor.getSnapshot().value).toBe('toOrganizationSetting');
    expect(actor.getSnapshot().output).toMatchObject({
      to: 'organizationSetting',
      workspace: { tenant: { id: 'cedar', name: 'Cedar Group' } },
    });
    expect(observed.calls).toEqual(entryTo('cedar'));
  });
});

describe('Chloe, without the ClockWork privilege', () => {
  it('Chloe enters without the check for running entries', async () => {
    const { actor, observed } = await startGateway('chloe');
    expect(actor.getSnapshot().value).toBe('entered');
    expect(observed.calls).toEqual([...entryTo('aster'), saveLogin]);
    expect(observed.problems).toEqual([]);
  });
});

describe('Kira, who holds the ClockWork privilege but has no employee record', () => {
  it('Kira enters without the check for running entries, since she cannot have any', async () => {
    const { actor, observed } = await startGateway('kira');
    actor.send({ type: 'CHANGE_TENANT', tenantId: 'aster' });
    actor.send({ type: 'ENTER' });
    await toPromise(actor);
    expect(actor.getSnapshot().value).toBe('entered');
    expect(observed.calls).toEqual([...entryTo('aster'), saveLogin]);
    expect(observed.problems).toEqual([]);
  });
});

describe('Grace, whose entry has been running since yesterday', () => {
  it('Grace is prompted after the redirect', async () => {
    const { actor } = await startGateway('grace');
    expect(actor.getSnapshot().value).toBe('prompt');
    expect(actor.getSnapshot().output).toMatchObject({
      to: 'target',
      target: '/dashBoard',
      needsCrossoverPrompt: true,
      workspace: { isTeamLead: true },
    });
  });

  it.each(['/ClockWork', '/ClockWork?date=2026-03-03'])(
    'Grace is not prompted on her way to %s',
    async (redirectRoute) => {
      const { actor } = await startGateway('grace', { redirectRoute });
      expect(actor.getSnapshot().value).toBe('entered');
      expect(actor.getSnapshot().output).toMatchObject({ needsCrossoverPrompt: false });
    },
  );
});

describe('an entry that has been running since today', () => {
  it('an entry from today is no midnight crossover, and no one is prompted', async () => {
    const observed = connectAs(server, 'ben', 'aster');
    const { api } = await import('#openapi/client/index.ts');
    const startTime = new Date(clock.now()).toISOString();
    await api.startMiniEntry({ body: { startTime, description: 'Just now' } });
    expect(observed.calls).toEqual(['POST /aster/clockwork/mini']);
    const { actor } = await startGateway('ben');
    expect(actor.getSnapshot().value).toBe('entered');
  });
});

describe('the gateway in a failure scenario', () => {
  it.each([
    'getUserRole',
    'getUserTenants',
    'assignTenant',
    'getProfile',
    'getIsTeamLead',
  ] as const)(
    'a failure of %s makes the gateway unavailable, and Back signs out',
    async (operation) => {
      server.setScenario({ ...healthyNetwork, operation, status: 503 });
      const { actor, observed } = await startGateway('ben');
      expect(actor.getSnapshot().value).toBe('unavailable');
      expect(observed.problems).toContainEqual({ kind: 'down', id: operation });
      actor.send({ type: 'BACK' });
      expect(actor.getSnapshot().output).toEqual({ to: 'loggedOut' });
    },
  );

  it('a new gateway enters when the network has recovered', async () => {
    server.setScenario({ ...healthyNetwork, operation: 'getProfile', status: 500 });
    await startGateway('ben');
    server.setScenario(healthyNetwork);
    const { actor } = await startGateway('ben');
    expect(actor.getSnapshot().value).toBe('entered');
  });

  it.each(['saveUserLogin', 'getRunningEntries'] as const)(
    'a failure of %s does not prevent entering',
    async (operation) => {
      server.setScenario({ ...healthyNetwork, operation, status: 500 });
      const { actor } = await startGateway('grace');
      const isPrompted = operation === 'saveUserLogin';
      expect(actor.getSnapshot().value).toBe(isPrompted ? 'prompt' : 'entered');
    },
  );
});
