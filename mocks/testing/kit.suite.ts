import { describe, expect, it } from 'vitest';
import { createContract } from '../../openapi/conformance/contract/contract.ts';
import { demoIdentities } from '../../openapi/conformance/people/demo.ts';
import { run } from '../../openapi/conformance/run/run.ts';
import { createNodeServer } from '../node.ts';
import type { Store } from '../store/store.ts';
import type { World } from '../store/world.ts';

/**
 * The conformance kit on a store: every call succeeds, and every scenario runs as documented. Each
 * store has a file of its own, so that the runs share the cores.
 */
export function testKitOn(name: string, open: () => Store<World> | Promise<Store<World>>): void {
  describe('the conformance kit on the stores', () => {
    it(`the reference server passes the kit ${name}`, async () => {
      const server = await createNodeServer({ store: await open() });
      const { results } = await run({
        contract: createContract(),
        baseUrl: server.apiAddress,
        identities: await demoIdentities((personId, session) =>
          server.tokenFor(personId, 3600, session),
        ),
        seed: 5,
        transport: (request) => server.fetch(request),
      });
      const failed = results.filter(({ outcome }) => outcome === 'failed');
      expect(failed.map(({ id, failure }) => `${id}: ${failure?.what}`)).toEqual([]);
      expect(results.filter(({ outcome }) => outcome === 'passed').length).toBeGreaterThan(10_000);
    });
  });
}
