import { beforeEach, expect, it, vi } from 'vitest';
import type { Privilege } from '#openapi/client/index.ts';
import { buildProfile } from '#machines/testing/fixtures.ts';
import type { Configuration } from './configuration.ts';
import { storage } from './storage/storage.fixtures.ts';

const now = Date.parse('2026-03-02T09:00:00Z');
const hour = 3_600_000;
const configuration = { authority: 'https://id.example', clientId: 'atrium' } as Configuration;
const aster = { id: 'aster', name: 'Aster Labs', subject: 'ava' };

interface Back {
  lasts?: number;
  /** The rights that were stored last time; null if there are none. */
  rights?: readonly Privilege[] | null;
}

/** A tab that Ava returns to, with a token that lasts that many ms, and its first calls. */
async function back({ lasts = hour, rights = null }: Back = {}) {
  vi.resetModules();
  const user = { access_token: 'token', expires_at: (now + lasts) / 1000, profile: { sub: 'ava' } };
  sessionStorage.setItem('oidc.user:https://id.example:atrium', JSON.stringify(user));
  sessionStorage.setItem('atrium.tenant', JSON.stringify(aster));
  const { persistRights } = await import('./storage/workspace/persisted-rights.ts');
  const { startFirstCalls } = await import('./first-calls.ts');
  if (rights) {
    const profile = buildProfile({ userRights: [...rights] });
    persistRights('ava', { tenant: aster, profile, isTeamLead: false });
  }
  const started: Request[] = [];
  const start = (request: Request) => void started.push(request);
  startFirstCalls(
    {
      rule: 'services.basic',
      whoIs: ['/{tenantId}/who'],
      reads: ['/{tenantId}/Service/{id}'],
      recordId: 'a%20b',
    },
    { configuration, apiAddress: 'https://api.example', start },
  );
  return started.map(({ url, headers }) => `${url} ${headers.get('Authorization')}`);
}

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  vi.stubGlobal('localStorage', storage());
  vi.stubGlobal('sessionStorage', storage());
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('location', new URL('https://portal.example/'));
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

const who = 'https://api.example/aster/who Bearer token';
const data = 'https://api.example/aster/Service/a%20b Bearer token';

it('the data of a page are requested at once when the person had the right last time', async () => {
  expect(await back({ rights: ['services.basic'] })).toEqual([data, who]);
});

it.each<[string, Back['rights']]>([
  ['who lacked the right', ['tools.basic']],
  ['of whom nothing is known yet', null],
])(
  'no one is denied early: for someone %s only their profile is requested',
  async (_, rights = null) => {
    expect(await back({ rights })).toEqual([who]);
  },
);

it('a token that is about to be renewed is not sent', async () => {
  expect(await back({ rights: ['services.basic'], lasts: 600_000 })).toEqual([]);
});

it('the stored rights of one person have no effect on another', async () => {
  await back({ rights: ['services.basic'] });
  const { couldEnter } = await import('./storage/workspace/persisted-rights.ts');
  expect(couldEnter('services.basic', aster)).toBe(true);
  expect(couldEnter('services.basic', { ...aster, subject: 'ben' })).toBe(false);
  expect(couldEnter('services.basic', { ...aster, id: 'birch' })).toBe(false);
});
