import { publish } from '../../../core/requests/feed.ts';
import type { Scope } from '../../../store/store.ts';
import type { World } from '../../../store/world.ts';
import { message, ok, type Call, type Handlers } from '../../../core/requests/handler.ts';
import { reject } from '../../../core/requests/http-error.ts';
import { trimmed } from '../../../core/files/texts.ts';
import { buildChallenge } from '../../../identity/provider.ts';
import {
  calendarClientId,
  parseScopes,
  redeemCalendarCode,
} from '../../../identity/calendar-consent.ts';
import { readSelectedProvider } from '../../../common/integrations/selected-provider.ts';
import { importDemoEvents } from './import-events.ts';

/** Notifies the tabs of the calendar's owner. */
export const sendCalendarEvent = (
  db: Scope<World>,
  to: string,
  type: string,
  data: Record<string, unknown>,
) => publish(db, { hub: 'calendarSync', to, type, data });

type Connection =
  | 'getCalendarConnection'
  | 'startCalendarConnection'
  | 'connectCalendar'
  | 'syncCalendar'
  | 'disconnectCalendar';

/** The permissions that the portal requests: who the account belongs to, and its events. */
const scopes = ['openid', 'email', 'https://www.googleapis.com/auth/calendar.events.readonly'];
/** How long a started authorization can be completed, in ms. */
const authorizationLifetime = 600_000;

/**
 * The connection of a person's calendar: OAuth 2.0 with PKCE, in which the server is the client.
 * The verifier and the nonce never leave it. Source: INTEG-001, INTEG-013, INTEG-017.
 */
export const connection: Pick<Handlers<'integrations'>, Connection> = {
  getCalendarConnection: async ({ db, person }) =>
    ok({ calendarConnection: await getConnection(db, person.id) }),

  startCalendarConnection: {
    before: async () => {
      const verifier = `${crypto.randomUUID()}${crypto.randomUUID()}`;
      const codeChallenge = await buildChallenge(verifier);
      return async ({ db, person, clock, body, consentAddress }) => {
        if (!(await readSelectedProvider(db, 'calendar'))) throw toProviderMissing();
        const [state, nonce] = [crypto.randomUUID(), crypto.randomUUID()];
        const { redirectUri } = body;
        const expiresAt = new Date(clock.now() + authorizationLifetime).toISOString();
        await dropExpired(db, person.id, new Date(clock.now()).toISOString());
        await db.put('calendarAuthorizations', {
          id: state,
          personId: person.id,
          verifier,
          nonce,
          redirectUri,
          expiresAt,
        });
        const address = new URL(consentAddress);
        address.search = new URLSearchParams({
          client_id: calendarClientId,
          response_type: 'code',
          redirect_uri: redirectUri,
          scope: scopes.join(' '),
          state,
          nonce,
          code_challenge: codeChallenge,
          code_challenge_method: 'S256',
          access_type: 'offline',
          login_hint: person.email,
        }).toString();
        const authorizationUrl = address.href;
        return ok({
          calendarAuthorization: { authorizationUrl, state, scopes, expiresOn: expiresAt },
          successMessages: [],
        });
      };
    },
  },

  connectCalendar: {
    before: async ({ body, read }) => {
      const code = trimmed('authorizationCode', body.authorizationCode);
      const state = trimmed('state', body.state);
      const started = await read((db) => db.get('calendarAuthorizations', state));
      const codeChallenge = await buildChallenge(started?.verifier ?? '');
      return async (call) => {
        const { db, platform, person, clock } = call;
        if (!(await readSelectedProvider(db, 'calendar'))) throw toProviderMissing();
        const request = await db.get('calendarAuthorizations', state);
        const now = new Date(clock.now()).toISOString();
        const isOwn = request?.personId === person.id && request.expiresAt > now;
        if (!isOwn) throw reject(400, 'calendarStateUnknown');
        const { redirectUri, nonce } = request;
        const grant = await redeemCalendarCode(platform, clock, {
          code,
          redirectUri,
          codeChallenge,
        });
        if (!grant) throw reject(400, 'calendarCodeInvalid');
        if (grant.nonce !== nonce) throw reject(400, 'calendarNonceWrong');
        const { account, scope } = grant;
        const granted = { account, scopes: parseScopes(scope), lastSyncedOn: now };
        await db.put('calendarConnections', { id: person.id, connectedOn: now, ...granted });
        await importDemoEvents(call, account);
        await sendCalendarEvent(db, person.id, 'connected', {});
        return ok({
          calendarConnection: await getConnection(db, person.id),
          successMessages: [message('calendarConnected')],
        });
      };
    },
  },

  syncCalendar: async (call) => {
    const { db, person, clock } = call;
    if (!(await readSelectedProvider(db, 'calendar'))) throw toProviderMissing();
    const stored = await db.get('calendarConnections', person.id);
    if (!stored) throw reject(400, 'calendarNotConnected');
    await importDemoEvents(call, stored.account);
    const lastSyncedOn = new Date(clock.now()).toISOString();
    await db.put('calendarConnections', { ...stored, lastSyncedOn });
    await sendCalendarEvent(db, person.id, 'synced', {});
    return ok({
      calendarConnection: await getConnection(db, person.id),
      successMessages: [message('calendarSynced')],
    });
  },

  disconnectCalendar: async (call: Call<'disconnectCalendar'>) => {
    const { db, person } = call;
    await db.remove('calendarConnections', person.id);
    await sendCalendarEvent(db, person.id, 'disconnected', {});
    return ok({
      calendarConnection: await getConnection(db, person.id),
      successMessages: [message('calendarDisconnected')],
    });
  },
};

const toProviderMissing = () => reject(400, 'calendarProviderMissing');

/** While the tenant uses no calendar, nothing is connected. */
async function getConnection(db: Scope<World>, personId: string) {
  const provider = await readSelectedProvider(db, 'calendar');
  const stored = provider && (await db.get('calendarConnections', personId));
  return {
    isGoogleCalendarSynced: Boolean(stored),
    connectedOn: stored?.connectedOn ?? null,
    providerName: provider?.name ?? null,
    accountEmail: stored?.account ?? null,
    scopes: stored?.scopes ?? scopes,
    lastSyncedOn: stored?.lastSyncedOn ?? null,
  };
}

/** Deletes the person's requests that were never completed. */
async function dropExpired(db: Scope<World>, personId: string, now: string): Promise<void> {
  const all = await db.query('calendarAuthorizations', { where: { personId } });
  for (const { id, expiresAt } of all) {
    if (expiresAt <= now) await db.remove('calendarAuthorizations', id);
  }
}
