/**
 * Every check of the conformance kit, on SQLite, in this process: over HTTP, a third of the
 * processor time is spent on the connection. The packed kit checks some areas over HTTP
 * (`packages/conformance/package.test.ts`), and Prism every operation (`prism.test.ts`).
 */
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoIdentities, run, signInAtDemo, type Run } from '@atrium/conformance';
import { needs } from '@atrium/conformance/testing';
import { systemClock } from './clock.ts';
import { withIdentityPages } from './http/identity-pages.ts';
import { createNodeServer } from './node.ts';
import { worldSchema } from './schema/world-schema.ts';
import { openSqliteStore } from './store/sqlite/sqlite.ts';

/** A folder in memory, if there is one: some ten thousand disk flushes add nothing to this test. */
const quick = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();

let folder = '';
let found: Run;

beforeAll(async () => {
  folder = await mkdtemp(join(quick, 'atrium-kit-'));
  const store = await openSqliteStore(worldSchema, { file: join(folder, 'world.db') });
  // The kit validates the responses itself.
  const server = await createNodeServer({ store, validateResponse: null });
  const pages = { store, clock: systemClock, origins: ['http://localhost:3000'] };
  const transport = withIdentityPages(server.fetch, { ...pages, address: 'http://atrium.test' });
  const signIn = (who: string | { email: string }) =>
    signInAtDemo(who, {
      transport,
      issuer: server.issuer,
      redirectUri: 'http://localhost:3000/callback',
    });
  found = await run({
    baseUrl: server.apiAddress,
    identities: await demoIdentities(signIn, (email) => signIn({ email })),
    transport,
    seed: 1,
  });
  store.close();
});

afterAll(async () => {
  await rm(folder, { recursive: true });
});

describe('a full run of the kit', () => {
  it('the reference server passes every check of the kit', () => {
    const failed = found.results.filter(({ outcome }) => outcome === 'failed');
    // As one text, since a report of the test shortens lists.
    expect(failed.map(({ id, failure }) => `${id}: ${JSON.stringify(failure)}`).join('\n')).toBe(
      '',
    );
    expect(found.results.length).toBeGreaterThan(10_000);
    expect(found.remarks).toEqual([]);
  });

  it('a full run of the kit leaves no operation, scenario or kind of check out', () => {
    const { results, coverage } = found;
    // Everyone in the demo world can open the dashboard.
    const isDashboard = (reason: string | null) => reason?.endsWith('the right dashboard.basic.');
    const unchecked = results.filter(({ outcome }) => outcome === 'skipped');
    expect(unchecked.filter(({ reason }) => !isDashboard(reason))).toEqual([]);
    expect(coverage.operations.unverified).toEqual([]);
    expect(coverage.scenarios.passed).toBe(coverage.scenarios.total);
    const kinds = new Set(results.map(({ kind }) => kind));
    expect([...kinds]).toEqual(
      expect.arrayContaining('happy input access tenant routes conflict scenario'.split(' ')),
    );
  });

  it('a full run of the kit satisfies every rule', () => {
    const open = found.rules.filter(
      ({ outcome }) => outcome !== 'satisfied' && outcome !== 'beyond',
    );
    expect(open.map(({ rule, outcome }) => `${rule.id} is ${outcome}`)).toEqual([]);
  });

  it('the list of needs names every operation that a full run of an area needs', () => {
    const unlisted = Object.entries(found.needs).flatMap(([area, ids]) =>
      ids.filter((id) => !needs[area]?.includes(id)).map((id) => `${area} requires ${id}`),
    );
    expect(unlisted, 'npm run conformance:needs writes them').toEqual([]);
  });
});
