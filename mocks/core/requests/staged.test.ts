/** Handlers that work before their transaction starts, tested with a password change. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMemoryStore } from '../../store/memory.ts';
import type { Store } from '../../store/store.ts';
import { worldSchema } from '../../schema/world-schema.ts';
import type { World } from '../../store/world.ts';
import { startServer, type TestServer } from '../../testing/harness.ts';

let server: TestServer;
/** Number of open transactions. */
let open = 0;

/** A store that counts its transactions. */
function counted(store: Store<World>): Store<World> {
  return {
    ...store,
    transaction: async (mode, work) => {
      open += 1;
      return store.transaction(mode, work).finally(() => {
        open -= 1;
      });
    },
  };
}

beforeEach(async () => {
  open = 0;
  const store = counted(createMemoryStore(worldSchema));
  server = await startServer('2026-03-11T12:00:00Z', { store });
});

afterEach(() => {
  vi.restoreAllMocks();
});

const change = (newPassword: string, over: object = {}) => ({
  body: { id: 'ben', oldPassword: 'demo', newPassword, newConfirmPassword: newPassword, ...over },
});

describe('a handler with work before its transaction', () => {
  it('the work runs outside of any transaction, since a transaction would not wait', async () => {
    const derive = crypto.subtle.deriveBits.bind(crypto.subtle);
    const during: number[] = [];
    vi.spyOn(crypto.subtle, 'deriveBits').mockImplementation((...given) => {
      during.push(open);
      return derive(...given);
    });
    await server.request('ben', 'changePassword', change('Plum-tree-1'));
    expect(during).toEqual([0, 0]);
  });

  it('the work starts only for authorized callers, with input that matches the contract', async () => {
    const derive = vi.spyOn(crypto.subtle, 'deriveBits');
    const inOtherTenant = { ...change('Plum-tree-1'), tenantId: 'birch' };
    expect((await server.expectError('ben', 'changePassword', inOtherTenant)).status).toBe(404);
    const wrong = change('Plum-tree-1', { oldPassword: 7 });
    expect((await server.expectError('ben', 'changePassword', wrong)).status).toBe(400);
    expect(derive).not.toHaveBeenCalled();
  });

  it('the handler checks again in its transaction what may have changed in the meantime', async () => {
    const both = await Promise.all(
      ['Plum-tree-1', 'Plum-tree-2'].map((next) =>
        server.request('ben', 'changePassword', change(next)),
      ),
    );
    const message = both.flatMap(({ warningMessages }) => warningMessages);
    expect(message).toEqual(['Password is incorrect']);
  });
});
