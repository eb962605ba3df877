import { afterEach, describe, expect, it } from 'vitest';
import { endServers, serve } from '../testing/served.ts';
import { withRegistrationLimit } from './registration-limit.ts';

afterEach(endServers);

/** A server that responds to registrations with a status, and a clock that can be moved. */
async function register(status: () => number) {
  let now = Date.parse('2026-03-11T12:00:00Z');
  const clock = { now: () => now };
  const reply = async () => Response.json({}, { status: status() });
  const address = await serve(withRegistrationLimit(reply, clock));
  return {
    send: (path = '/api/UserRegistration', method = 'POST') =>
      fetch(`${address}${path}`, { method, headers: { 'Accept-Language': 'fr' } }),
    wait: (ms: number) => (now += ms),
  };
}

describe('registering from one IP address', () => {
  it('registering gets 429 after 200 times in a minute from one IP address, in the caller’s language', async () => {
    let status = 200;
    const { send, wait } = await register(() => status);
    for (let count = 0; count < 200; count += 1) {
      status = count % 2 === 0 ? 200 : 409;
      expect((await send()).status).toBe(status);
    }
    const reply = await send();
    expect([reply.status, reply.headers.get('Retry-After')]).toEqual([429, '60']);
    expect(await reply.json()).toMatchObject({
      code: 'tooManyTries',
      errorMessages: ['Trop de tentatives. Veuillez patienter 60 secondes.'],
    });
    expect((await send('/api/UserRegistration', 'GET')).status).toBe(409);
    expect((await send('/api/other')).status).toBe(409);
    wait(60_000);
    expect((await send()).status).toBe(409);
  });

  it('rejected bad input does not count toward the registration limit', async () => {
    let status = 400;
    const { send } = await register(() => status);
    for (let count = 0; count < 300; count += 1) await send();
    status = 200;
    expect((await send()).status).toBe(200);
  });
});
