import { createActor, waitFor } from 'xstate';
import { beforeEach, describe, expect, it } from 'vitest';
import { api } from '#openapi/client/index.ts';
import { createNodeServer } from '#mocks/node.ts';
import { systemClock } from '../../clock.ts';
import { firstPage, toSearchData } from '../../lists/list-search.ts';
import {
  connectAs,
  down,
  healthy,
  type Observed,
  type ServerWithScenario,
} from '../../testing/connect.ts';
import { testPaths } from '../../testing/paths.suite.ts';
import { todayIn } from './asset-days.ts';
import { exampleCalendar } from '../asset.fixtures.ts';
import type { AssetStatus } from '../asset.ts';
import { testModel } from './edit-asset.test-model.ts';
import { editAssetMachine, getTypedAsset, type EditRights } from './edit-asset.machine.ts';

testPaths(testModel);

describe('editing an asset', () => {
  const calendar = { ...exampleCalendar, clock: systemClock };
  const all: EditRights = { details: true, properties: true };
  let server: ServerWithScenario;
  let observed: Observed;

  beforeEach(async () => {
    server = await createNodeServer();
    observed = connectAs(server, 'ines', 'aster');
  });

  /** The form of the first asset with a status. */
  async function opened(status: AssetStatus, rights = all) {
    const columnFilters = [{ name: 'assetStatus', value: status }];
    const body = toSearchData({ ...firstPage, columnFilters });
    const id = (await api.listAssets({ body })).assetsManager[0]?.id ?? '';
    const actor = createActor(editAssetMachine, {
      input: { id, calendar, rights, persisted: null },
    });
    actor.start();
    actor.send({ type: 'LOAD' });
    const loaded = () => waitFor(actor, (state) => state.matches('loaded'));
    await loaded();
    const ended = () => waitFor(actor, (state) => state.status === 'done');
    const view = async () => (await api.getAssetView({ path: { id } })).assetView;
    return { actor, id, loaded, ended, view };
  }
  type Opened = Awaited<ReturnType<typeof opened>>;

  /** Selects a status; its prompts are confirmed in turn. */
  async function selectStatus(
    { actor }: Opened,
    to: AssetStatus,
    ...outcomes: ('YES' | 'NO' | 'SAVE')[]
  ) {
    actor.send({ type: 'CHANGE_STATUS', to });
    for (const response of outcomes) actor.getSnapshot().children.status?.send({ type: response });
    await waitFor(actor, (state) => state.matches({ loaded: 'filling' }));
  }

  it('the asset is updated, the server’s message is shown, and the user returns to the list', async () => {
    const page = await opened('InStore');
    page.actor.send({ type: 'form.changed', change: { name: ' Spare ' } });
    page.actor.send({ type: 'UPDATE' });
    expect((await page.ended()).value).toBe('toList');
    expect((await page.view()).name).toBe('Spare');
    expect(observed.messages).toEqual(['Asset was updated successfully.']);
  });

  it('the asset goes to repair and returns, each time with its date and notes', async () => {
    const page = await opened('InStore');
    await selectStatus(page, 'Repair', 'SAVE');
    page.actor.send({ type: 'UPDATE' });
    await page.ended();
    expect((await page.view()).assetStatus).toBe('Repair');
    const back = await opened('Repair');
    await selectStatus(back, 'InStore', 'SAVE');
    back.actor.send({ type: 'UPDATE' });
    await back.ended();
    const { repairHistory } = await api.getAssetHistory({ path: { id: back.id } });
    expect(repairHistory[0]?.returnedFromRepairOnAsString).not.toBe('');
  });

  it('the asset’s assignment ends after Yes, and the asset is disposed with a date', async () => {
    const page = await opened('Assigned');
    await selectStatus(page, 'Disposed', 'YES', 'YES');
    expect(page.actor.getSnapshot().context.form.disposedOn).toBe(todayIn(calendar));
    page.actor.send({ type: 'UPDATE' });
    await page.ended();
    expect(await page.view()).toMatchObject({ assetStatus: 'Disposed', employeeName: '' });
  });

  it('the asset needs a scrapping date for the status Scrap', async () => {
    const page = await opened('InStore');
    await selectStatus(page, 'Scrap');
    page.actor.send({ type: 'form.changed', change: { scrappedOn: null } });
    page.actor.send({ type: 'UPDATE' });
    expect(page.actor.getSnapshot().context.errors).toEqual({ scrappedOn: { rule: 'required' } });
  });

  it.each(['Scrap', 'Disposed'] as const)(
    'the asset is locked in the status %s',
    async (status) => {
      const { actor } = await opened(status);
      expect(actor.getSnapshot().matches({ loaded: 'locked' })).toBe(true);
      actor.send({ type: 'UPDATE' });
      actor.send({ type: 'CANCEL' });
      expect(actor.getSnapshot().value).toBe('toList');
    },
  );

  it('the form keeps typed text after a rejected update, and saves it with the next one', async () => {
    const page = await opened('InStore');
    page.actor.send({ type: 'form.changed', change: { invoiceNumber: 'MINE' } });
    const { vendorId } = page.actor.getSnapshot().context.form;
    // The vendor is deleted at the same time: the server rejects input that the form cannot check.
    page.actor.send({ type: 'form.changed', change: { vendorId: crypto.randomUUID() } });
    page.actor.send({ type: 'UPDATE' });
    await waitFor(page.actor, (state) => state.matches('loadingDetails'));
    const { context } = await page.loaded();
    expect([context.form.invoiceNumber, Object.keys(context.errors)]).toEqual([
      'MINE',
      ['vendorId'],
    ]);
    expect(context.failure).not.toBeNull();
    page.actor.send({ type: 'form.changed', change: { vendorId } });
    page.actor.send({ type: 'UPDATE' });
    await page.ended();
    expect((await page.view()).invoiceNumber).toBe('MINE');
  });

  it.each([500, 503] as const)('the form saves typed text on retry after a %i', async (status) => {
    const page = await opened('InStore');
    page.actor.send({ type: 'form.changed', change: { invoiceNumber: 'MINE' } });
    server.setScenario({ ...healthy, operation: 'updateAsset', status });
    page.actor.send({ type: 'UPDATE' });
    await waitFor(page.actor, (state) => state.matches('loadingDetails'));
    expect((await page.loaded()).context.form.invoiceNumber).toBe('MINE');
    server.setScenario(healthy);
    page.actor.send({ type: 'UPDATE' });
    await page.ended();
    expect((await page.view()).invoiceNumber).toBe('MINE');
  });

  it('the form stays open with typed text while the server is down, and saves it afterwards', async () => {
    const page = await opened('InStore');
    page.actor.send({ type: 'form.changed', change: { invoiceNumber: 'MINE' } });
    server.setScenario(down);
    page.actor.send({ type: 'UPDATE' });
    expect(getTypedAsset(page.actor.getSnapshot().context)?.form.invoiceNumber).toBe('MINE');
    await waitFor(page.actor, (state) => state.matches('loadingDetails'));
    expect((await page.loaded()).context.failure?.kind).toBe('down');
    server.setScenario(healthy);
    page.actor.send({ type: 'UPDATE' });
    await page.ended();
    expect((await page.view()).invoiceNumber).toBe('MINE');
  });

  describe('an asset that another user changed at the same time', () => {
    /** Both change the same asset; this user's update comes second. */
    async function conflicting(mine: object, theirs: (other: Opened) => Promise<void> | void) {
      const page = await opened('InStore');
      const other = await opened('InStore');
      await theirs(other);
      other.actor.send({ type: 'UPDATE' });
      await other.ended();
      page.actor.send({ type: 'form.changed', change: mine });
      page.actor.send({ type: 'UPDATE' });
      await waitFor(page.actor, (state) => state.matches('conflict'));
      return page;
    }
    const change = (fields: object) => (other: Opened) =>
      other.actor.send({ type: 'form.changed', change: fields });

    it('the form shows both changes, and overwrites the other only on the user’s command', async () => {
      const page = await conflicting(
        { invoiceNumber: 'MINE' },
        change({ invoiceNumber: 'THEIRS', serialNumber: 'THEIRS' }),
      );
      const { theirs, form, rejection } = page.actor.getSnapshot().context;
      expect([form.invoiceNumber, theirs?.form.invoiceNumber]).toEqual(['MINE', 'THEIRS']);
      expect(rejection).not.toBe('');
      page.actor.send({ type: 'conflict.keepMine' });
      await page.ended();
      expect(await page.view()).toMatchObject({ invoiceNumber: 'MINE', serialNumber: 'THEIRS' });
    });

    it('the form applies the other change, and keeps fields that only the current user changed', async () => {
      const page = await conflicting(
        { invoiceNumber: 'MINE', name: 'Mine' },
        change({ invoiceNumber: 'THEIRS' }),
      );
      page.actor.send({ type: 'conflict.useTheirs' });
      expect(page.actor.getSnapshot().context.form).toMatchObject({
        invoiceNumber: 'THEIRS',
        name: 'Mine',
      });
      page.actor.send({ type: 'UPDATE' });
      await page.ended();
      expect(await page.view()).toMatchObject({ invoiceNumber: 'THEIRS', name: 'Mine' });
    });

    it('the form asks again if the user has not decided, and overwrites nothing', async () => {
      const page = await conflicting({ invoiceNumber: 'MINE' }, change({ name: 'Theirs' }));
      page.actor.send({ type: 'CANCEL' });
      expect(page.actor.getSnapshot().matches('loaded')).toBe(true);
      page.actor.send({ type: 'UPDATE' });
      await waitFor(page.actor, (state) => state.matches('conflict'));
      expect((await page.view()).name).toBe('Theirs');
    });

    it('the form drops the answers about a status that has changed in the meantime', async () => {
      const page = await opened('InStore');
      const other = await opened('InStore');
      await selectStatus(other, 'Repair', 'SAVE');
      other.actor.send({ type: 'UPDATE' });
      await other.ended();
      await selectStatus(page, 'Scrap');
      page.actor.send({ type: 'form.changed', change: { invoiceNumber: 'MINE' } });
      page.actor.send({ type: 'UPDATE' });
      await waitFor(page.actor, (state) => state.matches('conflict'));
      page.actor.send({ type: 'conflict.useTheirs' });
      const { form, base } = page.actor.getSnapshot().context;
      expect([form.statusId, form.invoiceNumber]).toEqual([base.statusId, 'MINE']);
    });
  });

  it('the form reports no errors in fields that the user may not edit', async () => {
    const page = await opened('InStore', { details: false, properties: true });
    page.actor.send({ type: 'form.changed', change: { invoiceNumber: '' } });
    page.actor.send({ type: 'UPDATE' });
    expect(page.actor.getSnapshot().matches('saving')).toBe(true);
  });

  it('a missing asset is not found, and a form with typed text asks before it is left', async () => {
    const input = { id: crypto.randomUUID(), calendar, rights: all, persisted: null };
    const failed = createActor(editAssetMachine, { input }).start();
    failed.send({ type: 'LOAD' });
    expect((await waitFor(failed, ({ status }) => status === 'done')).value).toBe('notFound');
    const { actor } = await opened('InStore');
    let requested = 0;
    actor.on('form.exited', () => (requested += 1));
    actor.send({ type: 'form.changed', change: { name: 'x' } });
    actor.send({ type: 'CANCEL' });
    expect([requested, actor.getSnapshot().status]).toEqual([1, 'active']);
  });
});
