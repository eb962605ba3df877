import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { operations, type OperationId } from '@atrium/contract/generated/operations.ts';
import { readContents, startServer, type TestServer } from '../testing/harness.ts';
import { at, entry, retainOnly, now, today, uuid } from '../testing/timesheets.ts';
import { selectScenario, currentScenario, takeScenarioFrom } from './current.ts';
import { healthyNetwork, getScenario, scenarios } from './scenarios.ts';
import { panelTexts } from './panel-texts.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startServer(now);
});

beforeEach(async () => {
  await retainOnly(server, 'ben', [entry(1, '14:00', null)]);
});

afterEach(() => {
  server.setScenario(healthyNetwork);
  server.setNow(now);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const applyScenario = (name: string) => {
  const scenario = getScenario(name);
  expect(scenario.name).toBe(name);
  server.setScenario(scenario);
};

const ids = Object.keys(operations) as OperationId[];
const mini = { body: { id: uuid(1), startTime: at('14:00'), description: '' } };

describe('the scenarios', () => {
  it('the scenarios have unique names, and a title for a person', () => {
    expect(new Set(scenarios.map(({ name }) => name)).size).toBe(scenarios.length);
    for (const { name, title } of scenarios) {
      expect(name).toMatch(/^[a-z]+(-[a-z]+)*$/);
      expect(title).not.toBe('');
    }
  });

  it.each([null, undefined, '', 'hail', 'constructor'])(
    'the default scenario applies for the name “%s”',
    (name) => {
      expect(getScenario(name)).toBe(healthyNetwork);
    },
  );

  it('the scenarios each have a test here', () => {
    expect(scenarios.map(({ name }) => name)).toEqual([
      'healthy-network',
      'slow-network',
      'server-down',
      'server-error',
      'offline',
      'malformed-responses',
      'stop-rejected',
      'start-rejected',
      'profile-rejected',
      'day-rejected',
      'hrms-incomplete',
      'hrms-down',
      'token-about-to-expire',
      'token-expired',
    ]);
  });
});

describe('the network scenarios', () => {
  it('the default scenario lets every request succeed', async () => {
    applyScenario('healthy-network');
    expect((await server.request('ben', 'getRunningEntries')).clockWorkRunningEntries).toHaveLength(
      1,
    );
  });

  it('slow-network: every response waits two seconds', async () => {
    applyScenario('slow-network');
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    let hasResponded = false;
    const pending = server.send('ben', 'getUserRole').then((response) => {
      hasResponded = true;
      return response;
    });
    while (vi.getTimerCount() === 0) await new Promise((resolve) => setImmediate(resolve));
    await vi.advanceTimersByTimeAsync(1999);
    expect(hasResponded).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect((await pending).status).toBe(200);
  });

  it.each([
    ['server-down', 503, 'down'],
    ['server-error', 500, 'fault'],
  ])('%s: every request gets %i and nothing changes', async (name, status, code) => {
    applyScenario(name);
    const before = await readContents(server.store);
    for (const id of ids) {
      expect(await server.expectError('ben', id, { body: {} })).toMatchObject({ status, code });
    }
    expect(await readContents(server.store)).toEqual(before);
  });

  it('offline: no request gets a response, and nothing changes', async () => {
    applyScenario('offline');
    const before = await readContents(server.store);
    for (const id of ids) {
      expect((await server.send('ben', id, { body: {} })).type).toBe('error');
    }
    expect(await readContents(server.store)).toEqual(before);
  });

  it('malformed responses: every response is cut off', async () => {
    applyScenario('malformed-responses');
    for (const id of ids) {
      const response = await server.send('ben', id, { body: {} });
      expect(response.headers.get('Content-Type')).toBe('application/json');
      await expect(response.json()).rejects.toThrow(SyntaxError);
    }
  });

  it.each([
    ['stop-rejected', 'endMiniEntry', mini],
    ['start-rejected', 'startMiniEntry', { body: { startTime: now, description: '' } }],
    ['profile-rejected', 'getProfile', {}],
    ['day-rejected', 'getClockWorkDay', { path: { date: today } }],
  ] as const)('%s: only %s gets 500, and nothing changes', async (name, id, sent) => {
    applyScenario(name);
    const before = await readContents(server.store);
    expect(await server.expectError('ben', id, sent)).toMatchObject({ status: 500, code: 'fault' });
    expect(await readContents(server.store)).toEqual(before);
    expect(await server.request('ben', 'getRunningEntries')).toBeDefined();
    server.setScenario(healthyNetwork);
    expect(await server.request('ben', id, sent)).toBeDefined();
  });

  it('a scenario may reject one request with a reason that names the scenario', async () => {
    server.setScenario({
      name: 'test',
      title: 'A colleague was faster',
      status: 409,
      operation: 'postClockWork',
    });
    const errorBody = await server.expectError('ben', 'postClockWork', { body: {} });
    expect(errorBody).toMatchObject({
      status: 409,
      errorMessages: ['The scenario “A colleague was faster” rejected this request.'],
    });
  });

  it('a scenario follows the contract: it cannot reject with a status that the operation does not have', async () => {
    const scenario = { name: 'test', title: 'Test', status: 409 } as const;
    server.setScenario({ ...scenario, operation: 'getUserRole' });
    await expect(server.send('ben', 'getUserRole')).rejects.toThrow(
      'getUserRole returned status 409',
    );
  });

  it('hrms-incomplete: the HRMS sends half of its records, and nothing is imported', async () => {
    applyScenario('hrms-incomplete');
    const { hrmsConnection } = await server.request('ava', 'testHrmsConnection');
    expect(hrmsConnection.isComplete).toBe(false);
    const body = { type: 'Shift' as const };
    const rejected = await server.expectError('ava', 'syncFromHrms', { body });
    expect(rejected).toMatchObject({ status: 503, code: 'hrmsIncomplete' });
  });

  it('hrms-down: the HRMS does not respond, and everything else works', async () => {
    applyScenario('hrms-down');
    const rejected = await server.expectError('ava', 'testHrmsConnection');
    expect(rejected).toMatchObject({ status: 503, code: 'hrmsDown' });
    const { integrationSettings } = await server.request('ava', 'getIntegrations');
    expect(integrationSettings.syncs).toHaveLength(3);
  });

  // The two token lifetimes apply to users who sign in while the scenario is active.
  it.each([
    ['token-about-to-expire', 610, 200],
    ['token-expired', 3, 400],
  ])('%s: access tokens last %i seconds, a renewal gets %i', async (name, lifetime, status) => {
    applyScenario(name);
    const code = {
      id: crypto.randomUUID(),
      personId: 'ben',
      clientId: 'atrium',
      sid: 's1',
      redirectUri: 'http://atrium.test/callback',
      // The challenge of the verifier in appendix B of RFC 7636.
      codeChallenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
      nonce: '',
      scope: 'openid',
      expiresAt: '2026-03-11T15:01:00.000Z',
    };
    await server.store.transaction('write', (tx) => tx.platform.put('authorizationCodes', code));
    const body = new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: 'atrium',
      code: code.id,
      redirect_uri: code.redirectUri,
      code_verifier: 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk',
    });
    const given = await server.fetch(
      new Request(`${server.issuer}/token`, { method: 'POST', body }),
    );
    const { access_token: token, refresh_token: refreshToken } = (await given.json()) as {
      access_token: string;
      refresh_token: string;
    };
    const renewal = new URLSearchParams({
      grant_type: 'refresh_token',
      client_id: 'atrium',
      refresh_token: refreshToken,
    });
    const renewed = await server.fetch(
      new Request(`${server.issuer}/token`, { method: 'POST', body: renewal }),
    );
    expect(renewed.status).toBe(status);
    const statusAt = async (seconds: number) => {
      server.setNow(new Date(Date.parse(now) + seconds * 1000).toISOString());
      const headers = { Authorization: `Bearer ${token}` };
      const address = `${server.apiAddress}/user/role`;
      return (await server.fetch(new Request(address, { headers }))).status;
    };
    expect(await statusAt(lifetime - 1)).toBe(200);
    expect(await statusAt(lifetime + 1)).toBe(401);
  });
});

describe('the selected scenario', () => {
  beforeEach(() => {
    const stored = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
    });
  });

  it('the scenario is the default one until another is selected, which stays selected', () => {
    expect(currentScenario()).toBe(healthyNetwork);
    selectScenario('slow-network');
    expect(currentScenario().name).toBe('slow-network');
  });

  it('the scenario is taken from an address that names one, and kept by one that does not', () => {
    takeScenarioFrom(new URL('https://portal.test/?scenario=server-down'));
    expect(currentScenario().name).toBe('server-down');
    takeScenarioFrom(new URL('https://portal.test/ClockWork'));
    expect(currentScenario().name).toBe('server-down');
    takeScenarioFrom(new URL('https://portal.test/?scenario=healthy-network'));
    expect(currentScenario()).toBe(healthyNetwork);
  });
});

describe('the panel of the demo server', () => {
  it.each(['en', 'fr', 'es', 'zh', 'ar'])(
    'the panel of the demo server names every scenario in %s',
    async (tag) => {
      const texts = await panelTexts(tag);
      expect(Object.keys(texts.scenarios)).toEqual(scenarios.map(({ name }) => name));
      const scenarioTexts = Object.values(texts.scenarios);
      for (const [, description] of scenarioTexts) expect(description).toMatch(/[.。]$/);
      const titles = scenarioTexts.map(([title]) => title);
      expect(new Set(titles).size).toBe(titles.length);
      expect(texts.demo('x')).toContain('x');
    },
  );

  it('the panel of the demo server uses English when it has no texts of a language', async () => {
    expect((await panelTexts('de-AT')).server).toBe('Demo server');
  });
});
