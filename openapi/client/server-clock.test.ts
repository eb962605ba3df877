import { beforeEach, describe, expect, it } from 'vitest';
import { createServerClock } from './server-clock.ts';

const noon = Date.parse('2026-11-28T12:00:00Z');
let device: number;
let clock: ReturnType<typeof createServerClock>;

beforeEach(() => {
  device = noon;
  clock = createServerClock(() => device);
});

/** A response of a server whose clock is `ahead` ms ahead; the round trip takes `trip` ms. */
function respond(ahead: number, trip = 40) {
  const sentAt = device;
  device += trip;
  const date = new Date(sentAt + trip / 2 + ahead).toUTCString();
  clock.align(date, { sentAt, receivedAt: device });
}

describe('the server clock', () => {
  it('the server clock is the device’s clock before any response', () => {
    expect(clock.now()).toBe(noon);
  });

  it('the server clock stays the device’s clock while the two agree to the second', () => {
    for (const ahead of [0, 200, -200]) respond(ahead);
    expect(clock.now()).toBe(device);
  });

  it.each([90_000, -180_000, 86_400_000])(
    'the server clock follows a server that is %i ms ahead',
    (ahead) => {
      respond(ahead);
      expect(Math.abs(clock.now() - device - ahead)).toBeLessThanOrEqual(520);
    },
  );

  it('the server clock comes closer with each response', () => {
    for (let count = 0; count < 50; count += 1) {
      respond(90_000);
      device += 137;
    }
    expect(Math.abs(clock.now() - device - 90_000)).toBeLessThanOrEqual(100);
  });

  it('the server clock follows a device whose clock is set while the page is open', () => {
    respond(0);
    device -= 600_000;
    respond(600_000);
    expect(Math.abs(clock.now() - device - 600_000)).toBeLessThanOrEqual(520);
  });

  it.each([null, '', 'yesterday'])(
    'the server clock ignores a response without a date (%j)',
    (date) => {
      clock.align(date, { sentAt: device, receivedAt: device });
      expect(clock.now()).toBe(noon);
    },
  );

  it('the server clock is not misled by a response that took a minute', () => {
    respond(0, 60_000);
    expect(clock.now()).toBe(device);
  });
});
