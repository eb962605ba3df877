import { createActor, waitFor } from 'xstate';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '#openapi/client/index.ts';
import { createNodeServer } from '#mocks/node.ts';
import type { RowsRestored } from '../lists/list-types.ts';
import {
  connectAs,
  down,
  healthy,
  type Observed,
  type ServerWithScenario,
} from '../testing/connect.ts';
import { testPaths } from '../testing/paths.suite.ts';
import { second, timelineFrom } from '../testing/timeline.ts';
import { testModel } from './restore-vendor.test-model.ts';
import { restoreVendorMachine } from './restore-vendor.machine.ts';
import { exampleVendor } from './vendor.fixtures.ts';
import { toVendorBody, toVendorForm, type Vendor } from './vendor.ts';

testPaths(testModel);

const exampleBody = toVendorBody(toVendorForm({ ...exampleVendor, isActive: false }));

let server: ServerWithScenario;
let observed: Observed;

beforeEach(async () => {
  server = await createNodeServer();
  observed = connectAs(server, 'ava', 'aster');
});

const listed = async () => (await api.getVendors({})).vendors;

/** Creates a vendor with all fields, and deletes it. */
async function deleted(name = 'Juniper Displays'): Promise<Vendor> {
  const body = { ...exampleBody, id: crypto.randomUUID(), name };
  const { vendor } = await api.createVendor({ body });
  await api.deleteVendor({ path: { id: vendor.id } });
  return vendor;
}

function offered(...rows: Vendor[]) {
  const send = vi.fn<(restored: RowsRestored<Vendor>) => void>();
  const { waits, advance } = timelineFrom('2026-03-04T09:00:00Z');
  const actor = createActor(restoreVendorMachine, { clock: waits, input: { list: { send } } });
  const restored: string[] = [];
  actor.on('rows.restored', (event) => restored.push(...event.rows.map(({ name }) => name)));
  actor.start();
  actor.send({ type: 'rows.deleted', rows });
  const settled = () => waitFor(actor, (state) => !state.hasTag('busy'));
  return { actor, advance, restored, settled, messages: send };
}

describe('a vendor that was deleted', () => {
  it('a vendor is restored as it was, with its id', async () => {
    const vendor = await deleted();
    const { actor, restored, settled, messages: emitted } = offered(vendor);
    observed.messages.length = 0;
    actor.send({ type: 'undo' });
    expect((await settled()).value).toBe('idle');
    expect(restored).toEqual([vendor.name]);
    expect(emitted).toHaveBeenCalledExactlyOnceWith({ type: 'rows.restored', rows: [vendor] });
    // The page reports that it was restored; there is no "created" message.
    expect(observed.messages).toEqual([]);
    expect(await listed()).toContainEqual({ ...vendor, changedOn: expect.any(String) });
  });

  it('a vendor that already exists counts as restored, as after a lost response', async () => {
    const vendor = await deleted();
    const [one, other] = [offered(vendor), offered(vendor)];
    one.actor.send({ type: 'undo' });
    await one.settled();
    other.actor.send({ type: 'undo' });
    expect((await other.settled()).value).toBe('idle');
    expect(other.restored).toEqual([vendor.name]);
    expect(await api.getVendor({ path: { id: vendor.id } })).toMatchObject({
      vendor: { version: 1 },
    });
  });

  it('the vendor’s undo offer stays while the server is down, and the vendor is restored later', async () => {
    const { actor, restored, settled } = offered(await deleted());
    server.setScenario(down);
    actor.send({ type: 'undo' });
    expect((await settled()).value).toEqual({ offering: 'passing' });
    expect([observed.problems.at(-1)?.kind, restored]).toEqual(['down', []]);
    server.setScenario(healthy);
    actor.send({ type: 'undo' });
    expect((await settled()).value).toBe('idle');
    expect(restored).toHaveLength(1);
  });

  it('the vendor’s undo offer stays when the vendor’s name has been taken in the meantime', async () => {
    const vendor = await deleted();
    const body = { id: crypto.randomUUID(), name: vendor.name, isActive: true };
    await api.createVendor({ body });
    const { actor, settled } = offered(vendor);
    actor.send({ type: 'undo' });
    expect((await settled()).hasTag('offered')).toBe(true);
    expect(observed.problems.at(-1)).toEqual({ kind: 'conflict', id: 'createVendor' });
  });

  it('a vendor cannot be restored after its undo offer ends: after 10 s', async () => {
    const { actor, advance } = offered(await deleted());
    advance(9 * second);
    expect(actor.getSnapshot().value).toEqual({ offering: 'passing' });
    advance(second);
    expect(actor.getSnapshot().can({ type: 'undo' })).toBe(false);
  });

  it('the vendor’s undo offer stays as long as it is paused', async () => {
    const { actor, advance } = offered(await deleted());
    actor.send({ type: 'offer.pause' });
    advance(60 * second);
    expect(actor.getSnapshot().value).toEqual({ offering: 'paused' });
    actor.send({ type: 'offer.resume' });
    advance(10 * second);
    expect(actor.getSnapshot().value).toBe('idle');
  });

  it('the vendor’s undo offer is replaced by the next one, for another 10 s', async () => {
    const [one, other] = [await deleted(), await deleted('Juniper Screens')];
    const { actor, advance, settled, restored } = offered(one);
    advance(9 * second);
    actor.send({ type: 'rows.deleted', rows: [other] });
    advance(9 * second);
    actor.send({ type: 'undo' });
    await settled();
    expect(restored).toEqual([other.name]);
    expect((await listed()).map(({ id }) => id)).not.toContain(one.id);
  });

  it('a vendor is restored also when another is deleted in the meantime, which is offered then', async () => {
    const [one, other] = [await deleted(), await deleted('Juniper Screens')];
    const { actor, settled, restored } = offered(one);
    actor.send({ type: 'undo' });
    actor.send({ type: 'rows.deleted', rows: [other] });
    expect((await settled()).value).toEqual({ offering: 'passing' });
    expect(restored).toEqual([one.name]);
    expect(actor.getSnapshot().context.deleted).toEqual([other]);
  });

  it('a vendor is restored with all that were deleted with it, in one message', async () => {
    const [one, other] = [await deleted(), await deleted('Juniper Screens')];
    const { actor, settled, restored, messages: emitted } = offered(one, other);
    actor.send({ type: 'undo' });
    expect((await settled()).value).toBe('idle');
    expect(restored).toEqual([one.name, other.name]);
    expect(emitted).toHaveBeenCalledOnce();
    expect((await listed()).map(({ id }) => id)).toEqual(
      expect.arrayContaining([one.id, other.id]),
    );
  });

  it('a vendor is restored even if one deleted with it cannot be, and only that stays on offer', async () => {
    const [one, other] = [await deleted(), await deleted('Juniper Screens')];
    const body = { id: crypto.randomUUID(), name: other.name, isActive: true };
    await api.createVendor({ body });
    const { actor, settled, messages: emitted } = offered(one, other);
    actor.send({ type: 'undo' });
    expect((await settled()).hasTag('offered')).toBe(true);
    expect(actor.getSnapshot().context.deleted).toEqual([other]);
    expect(emitted).toHaveBeenCalledExactlyOnceWith({ type: 'rows.restored', rows: [one] });
  });
});
