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
    ['no JSON', 'The --waivers file must be valid JSON, but could not be parsed.'],
    ['{}', 'The --waivers file must contain a JSON array of { "check", "reason" } objects.'],
    ['[{"reason":"x"}]', 'Waiver 1 has no "check". Add the ID of the check it applies to.'],
    ['[{"check":"a","reason":" "}]', 'Waiver 1 (a) has no "reason". Add one.'],
  ])('waivers are rejected as %s', (text, why) => {
    expect(() => readWaivers(text)).toThrow(why);
  });
});
