import { beforeEach, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '../../testing/harness.ts';

/** Source of the rules: INTEG-001, INTEG-013, INTEG-017. */
let server: TestServer;

beforeEach(async () => {
  server = await startServer('2026-03-11T12:00:00Z');
});

const redirectUri = 'http://atrium.test/google/auth';

const start = async (who: string) =>
  (await server.request(who, 'startCalendarConnection', { body: { redirectUri } }))
    .calendarAuthorization;

/** Responds to the consent page like a browser; returns where it redirects to. */
async function decide(address: string, decision: string): Promise<URLSearchParams> {
  const body = new URLSearchParams({ decision });
  const response = await server.fetch(new Request(address, { method: 'POST', body }));
  return new URL(response.headers.get('Location') ?? 'none:').searchParams;
}

/** The body with which a person connects, after consent. */
async function consent(who: string, change: (address: URL) => void = () => undefined) {
  const { authorizationUrl, state } = await start(who);
  const address = new URL(authorizationUrl);
  change(address);
  const authorizationCode = (await decide(address.href, 'allow')).get('code') ?? '';
  return { body: { authorizationCode, state } };
}

const rejects = async (who: string, sent: object) =>
  (await server.expectError(who, 'connectCalendar', sent)).code;

const isConnected = async (who: string) =>
  (await server.request(who, 'getCalendarConnection')).calendarConnection.isGoogleCalendarSynced;

describe('connecting a calendar', () => {
  it('the calendar is connected with the granted scopes and disconnected, for one person', async () => {
    const sent = await consent('ben');
    const { calendarConnection } = await server.request('ben', 'connectCalendar', sent);
    expect(calendarConnection).toEqual({
      isGoogleCalendarSynced: true,
      connectedOn: '2026-03-11T12:00:00.000Z',
      providerName: 'Google Calendar',
      accountEmail: 'ben@demo.test',
      scopes: ['openid', 'email', 'https://www.googleapis.com/auth/calendar.events.readonly'],
      lastSyncedOn: '2026-03-11T12:00:00.000Z',
    });
    expect(await isConnected('kira')).toBe(false);
    await server.request('ben', 'disconnectCalendar');
    expect(await isConnected('ben')).toBe(false);
  });

  it('the address has a state, a nonce and a challenge, all new each time, and no verifier', async () => {
    const [first, second] = [await start('ben'), await start('ben')];
    const [one, two] = [first, second].map((each) => new URL(each.authorizationUrl).searchParams);
    expect(one?.get('code_challenge_method')).toBe('S256');
    for (const name of ['state', 'nonce', 'code_challenge']) {
      expect(one?.get(name)).toBeTruthy();
      expect(one?.get(name)).not.toBe(two?.get(name));
    }
    expect(JSON.stringify(first)).not.toContain('verifier');
  });

  it('a denied or failing consent returns an error of OAuth 2.0, with the state', async () => {
    const { authorizationUrl, state } = await start('ben');
    const denied = await decide(authorizationUrl, 'deny');
    expect([denied.get('error'), denied.get('state')]).toEqual(['access_denied', state]);
    const outage = await decide(authorizationUrl, 'outage');
    expect(outage.get('error')).toBe('temporarily_unavailable');
  });

  it('the server rejects codes that are unknown, used, expired or of another request', async () => {
    const own = await consent('ben');
    const other = await start('ben');
    expect(await rejects('ben', { body: { ...own.body, authorizationCode: '4/any' } })).toBe(
      'calendarCodeInvalid',
    );
    expect(await rejects('ben', { body: { ...own.body, state: other.state } })).toBe(
      'calendarCodeInvalid',
    );
    await server.request('ben', 'connectCalendar', own);
    expect(await rejects('ben', own)).toBe('calendarCodeInvalid');
    const late = await consent('ben');
    server.setNow('2026-03-11T12:01:01Z');
    expect(await rejects('ben', late)).toBe('calendarCodeInvalid');
  });

  it('the server rejects a state that is unknown, expired or another person’s', async () => {
    const own = await consent('ben');
    expect(await rejects('kira', own)).toBe('calendarStateUnknown');
    expect(await rejects('ben', { body: { ...own.body, state: 'x' } })).toBe(
      'calendarStateUnknown',
    );
    server.setNow('2026-03-11T12:10:01Z');
    expect(await rejects('ben', own)).toBe('calendarStateUnknown');
  });

  it('the server rejects a nonce of another request', async () => {
    const sent = await consent('ben', ({ searchParams }) => searchParams.set('nonce', 'other'));
    expect(await rejects('ben', sent)).toBe('calendarNonceWrong');
    expect(await isConnected('ben')).toBe(false);
  });

  it('the consent page redirects only to the app', async () => {
    const { authorizationUrl } = await start('ben');
    const address = new URL(authorizationUrl);
    address.searchParams.set('redirect_uri', 'https://attacker.test/google/auth');
    const body = new URLSearchParams({ decision: 'allow' });
    const response = await server.fetch(new Request(address, { method: 'POST', body }));
    expect([response.status, response.headers.get('Location')]).toEqual([400, null]);
  });
});

describe('a tenant without a calendar', () => {
  it('a tenant without a calendar connects, syncs and shows none', async () => {
    const sent = await consent('ava');
    const { providers, integrationSettings } = await server.request('ava', 'getIntegrations');
    const none = providers.find(({ kind, isEmpty }) => kind === 'calendar' && isEmpty);
    const { hrmsProviderId } = integrationSettings;
    const body = { hrmsProviderId, calendarProviderId: none?.id };
    await server.request('ava', 'saveIntegrations', { body });
    expect(await rejects('ava', sent)).toBe('calendarProviderMissing');
    for (const id of ['startCalendarConnection', 'syncCalendar'] as const) {
      const { code } = await server.expectError('ava', id, { body: { redirectUri } });
      expect(code).toBe('calendarProviderMissing');
    }
    const { calendarConnection } = await server.request('ava', 'getCalendarConnection');
    expect(calendarConnection).toMatchObject({ isGoogleCalendarSynced: false, providerName: null });
  });
});

describe('the events of a connected calendar', () => {
  const week = { query: { from: '2026-03-09', to: '2026-03-15' } };

  it('a sync reads the events of this week once', async () => {
    const before = await server.request('ava', 'getCalendarEvents', week);
    const titles = before.calendarEvents.map(({ title }) => title);
    expect(titles).toContain('Customer call');
    server.setNow('2026-03-11T13:00:00Z');
    const { calendarConnection } = await server.request('ava', 'syncCalendar');
    expect(calendarConnection.lastSyncedOn).toBe('2026-03-11T13:00:00.000Z');
    expect(await server.request('ava', 'getCalendarEvents', week)).toEqual(before);
  });

  it('nothing is synced while no calendar is connected', async () => {
    const { code } = await server.expectError('ben', 'syncCalendar');
    expect(code).toBe('calendarNotConnected');
  });
});
