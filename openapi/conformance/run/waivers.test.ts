import { describe, expect, it } from 'vitest';
import { failed, verify, right, toy } from '../testing/verify.ts';
import { readWaivers } from './waivers.ts';

describe('waivers', () => {
  const broken = toy((request, response) =>
    request.url.endsWith('things-report') && response.ok ? Response.json({}) : response,
  );

  it('waivers let a known failure pass, with their reason', async () => {
    const waivers = readWaivers('[{"check":"things/getReport/*","reason":"Next release."}]');
    const { results, unusedWaivers } = await verify(broken, { waivers });
    expect(failed(results)).toEqual([]);
    const waived = results.find(({ outcome }) => outcome === 'waived');
    expect(waived).toMatchObject({ id: 'things/getReport/happy', reason: 'Next release.' });
    expect(unusedWaivers).toEqual([]);
  });

  it('waivers are reported when nothing needed them', async () => {
    const waivers = readWaivers('[{"check":"things/getThings/happy","reason":"Once broken."}]');
    const { unusedWaivers } = await verify(right, { waivers });
    expect(unusedWaivers).toEqual(['things/getThings/happy']);
  });

  it.each([
    ['no JSON', 'The waivers are not JSON.'],
    ['{}', 'The waivers have to be a list.'],
    ['[{"reason":"x"}]', 'Waiver 1 names no check.'],
    ['[{"check":"a","reason":" "}]', 'Waiver 1 (a) gives no reason.'],
  ])('waivers are rejected as %s', (text, why) => {
    expect(() => readWaivers(text)).toThrow(why);
  });
});
