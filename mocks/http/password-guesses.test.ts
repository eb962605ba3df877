import { afterAll, beforeAll, beforeEach, afterEach, describe, expect, it, vi } from 'vitest';
import { createNodeServer } from '../node.ts';
import { personWith } from '../identity/authorization.ts';
import { endServers, serve } from '../testing/served.ts';
import { withIdentityPages } from './identity-pages.ts';

const origin = 'http://localhost:3000';
let now = Date.parse('2026-03-11T12:00:00Z');
const clock = { now: () => now };

let world: Awaited<ReturnType<typeof createNodeServer>>;
let page: string;

beforeAll(async () => {
  world = await createNodeServer({ clock });
});

beforeEach(async () => {
  const { store } = world;
  const address = await serve(withIdentityPages(world.fetch, { store, clock, origins: [origin] }));
  const requested = new URLSearchParams({
    client_id: 'atrium',
    redirect_uri: `${origin}/callback`,
    response_type: 'code',
    code_challenge: 'challenge',
    code_challenge_method: 'S256',
  });
  page = `${address}/identity/authorize.html?${requested.toString()}`;
});

afterEach(endServers);

afterAll(() => vi.restoreAllMocks());

const send = (form: Record<string, string>) =>
  fetch(page, { method: 'POST', redirect: 'manual', body: new URLSearchParams(form) });
const guess = (email: string, password = 'wrong') => send({ email, password });

describe('a sign-in by password', () => {
  it.each([
    ['known', 'grace@demo.test', ' Grace@demo.test'],
    ['unknown', 'nobody@demo.test', 'NOBODY@demo.test '],
  ])(
    'a password sign-in has to wait after five wrong tries for a %s email address',
    async (_, email, written) => {
      for (let tried = 0; tried < 5; tried += 1) {
        const response = await guess(email);
        expect(response.status).toBe(400);
        expect(await response.text()).toContain('role="alert">Incorrect email or password.');
      }
      const response = await guess(written, 'demo');
      expect([response.status, response.headers.get('Retry-After')]).toEqual([429, '60']);
      expect(await response.text()).toContain(
        'role="alert">Too many attempts. Try again in 60 seconds.',
      );
    },
  );

  it('a password sign-in accepts the right password again after the wait', async () => {
    for (let tried = 0; tried < 5; tried += 1) await guess('grace@demo.test');
    now += 60_000;
    expect((await guess('grace@demo.test', 'demo')).status).toBe(303);
    expect((await guess('grace@demo.test')).status).toBe(400);
  });

  it('a password sign-in also has to wait when all tries are sent at once', async () => {
    const responses = await Promise.all(Array.from({ length: 12 }, () => guess('hugo@demo.test')));
    expect(responses.filter(({ status }) => status === 400)).toHaveLength(5);
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(7);
  });

  it('a password sign-in has to wait after 30 wrong tries from one IP address, for any people', async () => {
    for (let tried = 0; tried < 30; tried += 1) await guess(`person${tried}@demo.test`);
    expect((await guess('ines@demo.test', 'demo')).status).toBe(429);
    expect((await send({ personId: 'ines' })).status).toBe(303);
    now += 60_000;
    expect((await guess('ines@demo.test', 'demo')).status).toBe(303);
  });

  it('a password sign-in does not count right passwords', async () => {
    for (let tried = 0; tried < 35; tried += 1) {
      expect((await guess('ines@demo.test', 'demo')).status).toBe(303);
    }
  });

  it('a password sign-in takes as long for an unknown email address as for a known one', async () => {
    const derive = vi.spyOn(crypto.subtle, 'deriveBits');
    const rounds = async (email: string) => {
      derive.mockClear();
      expect(await personWith(world.store, { email, password: 'wrong' })).toBeNull();
      return derive.mock.calls.map(
        ([algorithm]) => (algorithm as { iterations?: number }).iterations,
      );
    };
    expect(await rounds('grace@demo.test')).toEqual([100_000]);
    expect(await rounds('nobody@demo.test')).toEqual([100_000]);
  });
});
