import { beforeAll, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '../../testing/harness.ts';

/** Source: INTEG-005, PROF-032, INTEG-002. */
let server: TestServer;

beforeAll(async () => {
  server = await startServer('2026-03-11T12:00:00Z');
});

const listProviders = async () => (await server.request('ava', 'getIntegrations')).providers;
const selectHrms = async (hrms: string, version?: number) => {
  const all = await listProviders();
  const findId = (name: string) => all.find((each) => each.name === name)?.id;
  const body = { hrmsProviderId: findId(hrms), calendarProviderId: findId('No calendar'), version };
  return { body };
};

describe('the integrations of a tenant', () => {
  it('the tenant’s integrations are an HRMS and a calendar provider, and an empty one of each', async () => {
    const kinds = (await listProviders()).map(({ kind, isEmpty }) => `${kind} ${isEmpty}`);
    expect(kinds.toSorted()).toEqual([
      'calendar false',
      'calendar true',
      'hrms false',
      'hrms true',
    ]);
  });

  it('the tenant’s integrations are selected by administrators, each from its kind', async () => {
    const { integrationSettings } = await server.request('ava', 'getIntegrations');
    const sent = await selectHrms('Demo HRMS', integrationSettings.version);
    const saved = await server.request('ava', 'saveIntegrations', sent);
    expect(saved.integrationSettings).toMatchObject({ ...sent.body, version: 2 });
    expect((await server.expectError('kira', 'saveIntegrations', sent)).status).toBe(409);
    const swapped = { body: { ...sent.body, hrmsProviderId: sent.body.calendarProviderId } };
    const rejected = await server.expectError('ava', 'saveIntegrations', {
      body: { ...swapped.body, version: undefined },
    });
    expect(rejected.fieldErrors).toHaveProperty('hrmsProviderId');
    expect((await server.expectError('ben', 'getIntegrations')).status).toBe(403);
  });

  it.each(['Shift', 'ReportingTo', 'Designations'])(
    'the tenant’s integrations provide %s of employees, which is imported once',
    async (type) => {
      const { sync } = await server.request('ava', 'syncFromHrms', { body: { type } });
      expect(sync.changedCount).toBeGreaterThan(0);
      expect(sync.lastSyncedOn).toBe('2026-03-11T12:00:00.000Z');
      const again = await server.request('ava', 'syncFromHrms', { body: { type } });
      expect(again.sync.changedCount).toBe(0);
      const { integrationSettings } = await server.request('ava', 'getIntegrations');
      expect(integrationSettings.syncs.find((each) => each.type === type)).toEqual(again.sync);
    },
  );

  it('the tenant’s integrations provide nothing when no HRMS is selected', async () => {
    await server.request('ava', 'saveIntegrations', await selectHrms('No HRMS'));
    const rejected = await server.expectError('ava', 'syncFromHrms', { body: { type: 'Shift' } });
    expect(rejected).toMatchObject({ status: 400, code: 'hrmsMissing' });
    await server.request('ava', 'saveIntegrations', await selectHrms('Demo HRMS'));
  });
});

const event = (over: object = {}) => ({
  id: crypto.randomUUID(),
  title: 'Planning',
  startTime: '2026-04-02T09:00:00.000Z',
  endTime: '2026-04-02T10:00:00.000Z',
  isAllDay: false,
  location: '',
  description: '',
  ...over,
});

describe('the calendar', () => {
  const april = { query: { from: '2026-04-01', to: '2026-04-30' } };

  it('the calendar has the user’s events, for a period in their time zone', async () => {
    const body = event({ startTime: '2026-03-31T22:30:00Z', endTime: '2026-03-31T23:00:00Z' });
    await server.request('ava', 'createCalendarEvent', { body });
    const { calendarEvents } = await server.request('ava', 'getCalendarEvents', april);
    expect(calendarEvents.map(({ id }) => id)).toEqual([body.id]);
    const others = await server.request('kira', 'getCalendarEvents', april);
    expect(others.calendarEvents).toEqual([]);
    const moved = { body: { ...body, title: 'Mine', version: 1 } };
    expect((await server.expectError('kira', 'updateCalendarEvent', moved)).status).toBe(404);
    await server.request('ava', 'updateCalendarEvent', moved);
    expect((await server.expectError('ava', 'updateCalendarEvent', moved)).status).toBe(409);
    const path = { id: body.id };
    expect((await server.expectError('kira', 'deleteCalendarEvent', { path })).status).toBe(404);
    await server.request('ava', 'deleteCalendarEvent', { path });
    expect((await server.request('ava', 'getCalendarEvents', april)).calendarEvents).toEqual([]);
  });

  it('the calendar rejects an end before the start, and periods without an end', async () => {
    const body = event({ endTime: '2026-04-02T09:00:00Z' });
    const rejected = await server.expectError('ava', 'createCalendarEvent', { body });
    expect(rejected).toMatchObject({ status: 400, code: 'endNotAfterStart' });
    for (const to of ['2026-03-31', '2027-04-03']) {
      const query = { from: '2026-04-01', to };
      expect((await server.expectError('ava', 'getCalendarEvents', { query })).status).toBe(400);
    }
  });
});

/** The events of a stream, up to the first with this name. */
async function readEvents(response: Response, named: string): Promise<string[]> {
  const reader = (response.body as ReadableStream<Uint8Array>).getReader();
  let text = '';
  while (!text.includes(named)) {
    const { value, done } = await reader.read();
    if (done) break;
    text += new TextDecoder().decode(value);
  }
  await reader.cancel();
  return text.split('\n\n').filter((part) => part.includes('event: '));
}

describe('the hub of calendar changes', () => {
  it('the calendar hub delivers events with ids, only to their user, and resumes after an id', async () => {
    const listen = (lastEventId: string) =>
      server.send('ava', 'listenToCalendarSync', { headers: { 'Last-Event-ID': lastEventId } });
    const stream = await listen('0');
    expect(stream.headers.get('Content-Type')).toBe('text/event-stream');
    const [others, own] = [event(), event()];
    await server.request('kira', 'createCalendarEvent', { body: others });
    await server.request('ava', 'createCalendarEvent', { body: own });
    const events = await readEvents(stream, own.id);
    expect(events.join()).not.toContain(others.id);
    const id = /^id: (\d+)$/m.exec(events.at(-1) ?? '')?.[1] ?? '';
    await server.request('ava', 'deleteCalendarEvent', { path: { id: own.id } });
    const rest = await readEvents(await listen(id), own.id);
    expect(rest).toHaveLength(1);
    expect(rest[0]).toContain('event: deleted');
  });

  it('the calendar hub notifies only administrators about imports', async () => {
    const stream = await server.send('ava', 'listenToExternalIntegration', {
      headers: { 'Last-Event-ID': '0' },
    });
    expect((await readEvents(stream, 'Shift'))[0]).toContain('event: synced');
    expect((await server.expectError('ben', 'listenToExternalIntegration')).status).toBe(403);
  });
});

describe('videos', () => {
  it('videos are added, changed and removed, newest first', async () => {
    const body = {
      id: crypto.randomUUID(),
      title: ' Safety ',
      url: 'https://vimeo.com/1084537',
      description: '',
      category: '',
    };
    await server.request('ava', 'createVideo', { body });
    const [first] = (await server.request('ava', 'getVideos')).videos;
    expect(first).toMatchObject({ title: 'Safety', addedByName: 'Ava Stone', version: 1 });
    await server.request('ava', 'updateVideo', { body: { ...body, title: 'Safe', version: 1 } });
    expect(
      (await server.request('ava', 'getVideo', { path: { id: body.id } })).video,
    ).toMatchObject({ title: 'Safe', version: 2 });
    for (const url of [
      'javascript:alert(1)',
      'https://videos.demo.test/safety',
      'http://vimeo.com/1084537',
      'https://vimeo.com.evil.test/1084537',
      'https://www.youtube.com/@channel',
    ]) {
      const script = { body: { ...body, url } };
      expect((await server.expectError('ava', 'updateVideo', script)).fieldErrors).toHaveProperty(
        'url',
      );
    }
    await server.request('ava', 'deleteVideo', { path: { id: body.id } });
    const ids = (await server.request('ava', 'getVideos')).videos.map(({ id }) => id);
    expect(ids).not.toContain(body.id);
    expect((await server.expectError('ava', 'getVideo', { path: { id: body.id } })).status).toBe(
      404,
    );
    expect((await server.expectError('ben', 'getVideos')).status).toBe(403);
  });

  it('videos are paged newest first, and found by a part of their texts', async () => {
    const search = async (more: object) =>
      server.request('ava', 'searchVideos', {
        body: { page: 1, pageSize: 10, sort: null, columnFilters: [], ...more },
      });
    const { videos: all } = await server.request('ava', 'getVideos');
    const { videos, totalCount } = await search({});
    expect(videos).toEqual(all.slice(0, 10));
    expect(totalCount).toBe(all.length);
    const found = await search({ columnFilters: [{ name: 'search', value: 'TRACK' }] });
    expect(found.videos.map(({ title }) => title)).toEqual(['How to track your time']);
    const both = { name: 'category', value: 'no such category' };
    const none = await search({ columnFilters: [{ name: 'search', value: 'track' }, both] });
    expect(none.totalCount).toBe(0);
  });
});

describe('the settings of services', () => {
  it('a service secret is never returned except its last four characters, and stays when none is sent', async () => {
    const { permeaSettings } = await server.request('ava', 'getPermeaSettings');
    expect(permeaSettings.apiKeyHint).toBeNull();
    const body = { isEnabled: true, endpoint: 'https://permea.test', apiKey: 'secret-1234' };
    const saved = await server.request('ava', 'savePermeaSettings', { body });
    expect(saved.permeaSettings).toEqual({
      isEnabled: true,
      endpoint: 'https://permea.test',
      apiKeyHint: '1234',
      version: 2,
    });
    const off = { isEnabled: false, endpoint: 'https://permea.test' };
    const stored = await server.request('ava', 'savePermeaSettings', { body: off });
    expect(stored.permeaSettings.apiKeyHint).toBe('1234');
    const stale = { body: { ...off, version: 1 } };
    expect((await server.expectError('ava', 'savePermeaSettings', stale)).status).toBe(409);
  });

  it('the Permea settings require the key again when their address changes', async () => {
    const first = { isEnabled: true, endpoint: 'https://permea.test/a', apiKey: 'secret-1234' };
    await server.request('ava', 'savePermeaSettings', { body: first });
    const moved = { isEnabled: true, endpoint: 'https://attacker.test/a' };
    const rejected = await server.expectError('ava', 'savePermeaSettings', { body: moved });
    expect(rejected).toMatchObject({ status: 400, code: 'apiKeyForNewAddress' });
    expect(rejected.fieldErrors).toHaveProperty('apiKey');
    expect((await server.request('ava', 'getPermeaSettings')).permeaSettings).toMatchObject({
      endpoint: first.endpoint,
      apiKeyHint: '1234',
    });
    const path = { body: { ...moved, endpoint: 'https://permea.test/b' } };
    expect((await server.expectError('ava', 'savePermeaSettings', path)).status).toBe(400);
    const same = { body: { ...moved, endpoint: 'https://PERMEA.test:443/a' } };
    const respelt = await server.request('ava', 'savePermeaSettings', same);
    expect(respelt.permeaSettings.apiKeyHint).toBe('1234');
    const withKey = { body: { ...moved, apiKey: 'secret-5678' } };
    const saved = await server.request('ava', 'savePermeaSettings', withKey);
    expect(saved.permeaSettings).toMatchObject({ endpoint: moved.endpoint, apiKeyHint: '5678' });
  });

  it('the service settings lose their key when null is sent for it', async () => {
    const permea = { isEnabled: true, endpoint: 'https://permea.test', apiKey: 'secret-1234' };
    await server.request('ava', 'savePermeaSettings', { body: permea });
    const moved = { isEnabled: false, endpoint: 'https://other.test', apiKey: null };
    const removed = await server.request('ava', 'savePermeaSettings', { body: moved });
    expect(removed.permeaSettings).toMatchObject({ endpoint: moved.endpoint, apiKeyHint: null });
    const again = { body: { isEnabled: false, endpoint: 'https://third.test' } };
    const unset = await server.request('ava', 'savePermeaSettings', again);
    expect(unset.permeaSettings.apiKeyHint).toBeNull();
    const openAi = { isEnabled: true, model: 'small', apiKey: 'secret-5678' };
    await server.request('ava', 'saveOpenAiSettings', { body: openAi });
    const none = await server.request('ava', 'saveOpenAiSettings', {
      body: { ...openAi, isEnabled: false, apiKey: null },
    });
    expect(none.openAiSettings.apiKeyHint).toBeNull();
  });

  it.each([
    ['savePermeaSettings', { endpoint: 'https://keyless.test' }],
    ['saveOpenAiSettings', { model: 'small' }],
  ] as const)('a service is enabled only with a key: %s', async (id, fields) => {
    await server.request('ava', id, { body: { ...fields, isEnabled: false, apiKey: null } });
    const enabled = { ...fields, isEnabled: true };
    const rejected = await server.expectError('ava', id, { body: enabled });
    expect(rejected).toMatchObject({ status: 400, code: 'apiKeyMissing' });
    expect(rejected.fieldErrors).toHaveProperty('apiKey');
    await server.request('ava', id, { body: { ...enabled, apiKey: 'secret-1234' } });
    const removed = { body: { ...enabled, apiKey: null } };
    expect((await server.expectError('ava', id, removed)).code).toBe('apiKeyMissing');
    await server.request('ava', id, { body: { ...fields, isEnabled: false, apiKey: null } });
  });

  it('the OpenAI service settings have a separate right too', async () => {
    const body = { isEnabled: true, model: 'small', apiKey: 'short' };
    const { openAiSettings } = await server.request('ava', 'saveOpenAiSettings', { body });
    expect(openAiSettings).toMatchObject({ model: 'small', apiKeyHint: '' });
    expect((await server.request('ava', 'getOpenAiSettings')).openAiSettings).toEqual(
      openAiSettings,
    );
    expect((await server.expectError('ben', 'getPermeaSettings')).status).toBe(403);
    expect((await server.expectError('ben', 'getOpenAiSettings')).status).toBe(403);
  });
});
