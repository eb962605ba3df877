import { createActor, waitFor } from 'xstate';
import { beforeEach, describe, expect, it } from 'vitest';
import { api } from '#openapi/client/index.ts';
import { createNodeServer } from '#mocks/node.ts';
import { systemClock } from '../../clock.ts';
import {
  connectAs,
  down,
  healthy,
  type Observed,
  type ServerWithScenario,
} from '../../testing/connect.ts';
import { testPaths } from '../../testing/paths.suite.ts';
import { testModel } from './asset-add.test-model.ts';
import { assetAddMachine } from './asset-add.machine.ts';
import { todayIn } from './asset-days.ts';
import { propertyField } from './asset-property.ts';
import { exampleCalendar } from '../asset.fixtures.ts';
import { codesFrom } from '../list/bulk-assets.ts';

testPaths(testModel);

describe('adding an asset', () => {
  const calendar = { ...exampleCalendar, clock: systemClock };
  let server: ServerWithScenario;
  let observed: Observed;

  beforeEach(async () => {
    server = await createNodeServer();
    observed = connectAs(server, 'ines', 'aster');
  });

  it('a copied asset starts with all values of the original except code and serial number', async () => {
    const columnFilters = [{ name: 'assetType', value: 'Laptop' }];
    const page = { page: 1, pageSize: 10 as const, sort: null, columnFilters };
    const [other] = (await api.listAssets({ body: page })).assetsManager;
    if (!other) throw new Error('The demo world has no laptop.');
    const input = { calendar, newId: crypto.randomUUID(), persisted: null, sourceId: other.id };
    const actor = createActor(assetAddMachine, { input }).start();
    const { context } = await waitFor(actor, (state) => state.matches({ editing: 'filling' }));
    const { assetDetail } = await api.getAsset({ path: { id: other.id } });
    expect(context.form).toMatchObject({
      name: assetDetail.name,
      assetTypeId: assetDetail.assetTypeId,
      assetLocationId: assetDetail.assetLocationId ?? '',
      invoiceNumber: assetDetail.invoiceNumber,
      dateOfPurchase: assetDetail.dateOfPurchase,
      warrantyStartDate: assetDetail.warrantyStartDate,
      serialNumber: '',
    });
    for (const property of assetDetail.assetProperties) {
      expect(context.form[propertyField(property)]).toBe(property.assetTypePropertyValue);
    }
    expect(context.form.assetCode).not.toBe(other.assetCode);
    expect(context.form.assetCode).toBe(context.proposed);
  });

  it('a copy of a deleted asset cannot be filled in', async () => {
    const input = {
      calendar,
      newId: crypto.randomUUID(),
      persisted: null,
      sourceId: crypto.randomUUID(),
    };
    const actor = createActor(assetAddMachine, { input }).start();
    expect((await waitFor(actor, ({ status }) => status === 'done')).value).toBe('unavailable');
  });

  /** The form of a laptop with its required fields. */
  async function filled() {
    const newId = crypto.randomUUID();
    const actor = createActor(assetAddMachine, {
      input: { calendar, newId, persisted: null },
    }).start();
    const editing = () => waitFor(actor, (state) => state.matches({ editing: 'filling' }));
    const { choices } = (await editing()).context;
    const type = choices?.assetTypes.find(({ name }) => name === 'Laptop');
    actor.send({ type: 'form.changed', change: { assetTypeId: type?.id ?? '' } });
    const { properties } = (await editing()).context;
    for (const property of properties) {
      const [option] = property.controlDataListValue;
      actor.send({
        type: 'form.changed',
        change: { [propertyField(property)]: option?.id ?? '8' },
      });
    }
    actor.send({
      type: 'form.changed',
      change: {
        vendorId: choices?.vendors[0]?.id ?? '',
        invoiceNumber: 'INV-1',
        dateOfPurchase: todayIn(calendar),
        price: '999.125',
        warrantyPeriod: '3',
      },
    });
    return { actor, editing, properties };
  }

  const found = (search: string) =>
    api.listAssets({ body: { page: 1, pageSize: 10, sort: null, columnFilters: [], search } });

  it('a new asset gets the default status and the next free code, which is used when it is saved', async () => {
    const { actor } = await filled();
    const { assetCode } = actor.getSnapshot().context.form;
    expect(assetCode).toMatch(/\d$/);
    actor.send({ type: 'SAVE' });
    await waitFor(actor, (state) => state.matches('saved'));
    expect(observed.messages).toEqual(['Asset was created successfully.']);
    const { newId: id } = actor.getSnapshot().context;
    const { assetView } = await api.getAssetView({ path: { id } });
    expect(assetView).toMatchObject({ assetCode, assetStatus: 'InStore', price: 999.125 });
  });

  it('a new asset can be followed by a similar one with another code and serial number', async () => {
    const { actor, editing } = await filled();
    const first = actor.getSnapshot().context.form;
    actor.send({ type: 'form.changed', change: { serialNumber: 'S-1' } });
    actor.send({ type: 'form.saveAndAdd' });
    const { form, base } = (await editing()).context;
    expect(form.assetCode).not.toBe(first.assetCode);
    expect(form).toMatchObject({ invoiceNumber: 'INV-1', serialNumber: '' });
    expect(base.invoiceNumber).toBe('INV-1');
    actor.send({ type: 'SAVE' });
    await waitFor(actor, (state) => state.matches('saved'));
    expect(observed.messages).toHaveLength(2);
  });

  it('a new asset keeps a typed code if another type is selected', async () => {
    const { actor, editing } = await filled();
    const { choices } = actor.getSnapshot().context;
    const other = choices?.assetTypes.find(({ name }) => name !== 'Laptop');
    actor.send({ type: 'form.changed', change: { assetCode: 'MINE-1' } });
    actor.send({ type: 'form.changed', change: { assetTypeId: other?.id ?? '' } });
    expect((await editing()).context.form.assetCode).toBe('MINE-1');
  });

  it('a new asset is not saved without its mandatory properties', async () => {
    const { actor, properties } = await filled();
    const first = properties.find(({ isMandatory }) => isMandatory);
    if (!first) throw new Error('Laptops have no mandatory property.');
    actor.send({ type: 'form.changed', change: { [propertyField(first)]: '' } });
    actor.send({ type: 'SAVE' });
    expect(actor.getSnapshot().context.errors).toEqual({
      [propertyField(first)]: { rule: 'required' },
    });
  });

  it('a duplicate code is reported at its field, and typed text is kept', async () => {
    const { actor, editing } = await filled();
    const taken = (
      await api.listAssets({
        body: { page: 1, pageSize: 10, sort: null, columnFilters: [] },
      })
    ).assetsManager[0];
    actor.send({
      type: 'form.changed',
      change: { assetCode: taken?.assetCode.toLowerCase() ?? '' },
    });
    actor.send({ type: 'SAVE' });
    const { errors, form } = (await editing()).context;
    expect(Object.keys(errors)).toEqual(['assetCode']);
    expect(form.invoiceNumber).toBe('INV-1');
  });

  it('a new asset is added once, even if the response to the first attempt was lost', async () => {
    const { actor, editing } = await filled();
    server.setScenario(down);
    actor.send({ type: 'SAVE' });
    expect((await editing()).context.failure).toMatchObject({ kind: 'down' });
    server.setScenario(healthy);
    actor.send({ type: 'SAVE' });
    await waitFor(actor, (state) => state.matches('saved'));
    const bodies = observed.bodies.filter((body) => Object(body).invoiceNumber === 'INV-1');
    expect(new Set(bodies.map((body) => Object(body).id)).size).toBe(1);
  });

  it('multiple assets are added with one request, one per serial number, with consecutive codes', async () => {
    const { actor } = await filled();
    const { assetCode } = actor.getSnapshot().context.form;
    const serialNumbers = 'PF-1\n\n  PF-2 \nPF-3\n';
    actor.send({ type: 'form.changed', change: { isBulk: true, serialNumbers } });
    const codes = codesFrom(assetCode, 3);
    observed.calls.length = 0;
    actor.send({ type: 'SAVE' });
    await waitFor(actor, (state) => state.matches('saved'));
    expect(observed.calls).toHaveLength(1);
    expect(observed.messages).toEqual(['3 assets were created successfully.']);
    const { assetsManager } = await found('PF- INV-1');
    expect(
      assetsManager.map((asset) => [asset.assetCode, asset.serialNumber, asset.assetStatus]),
    ).toEqual(codes?.map((code, at) => [code, `PF-${at + 1}`, 'InStore']));
  });

  it('the bulk form keeps all typed text if codes are taken, and names them', async () => {
    const { actor, editing } = await filled();
    const serialNumbers = 'PF-1\nPF-2';
    actor.send({
      type: 'form.changed',
      change: { assetCode: 'AS-LAP-0001', isBulk: true, serialNumbers },
    });
    actor.send({ type: 'SAVE' });
    const { errors, form } = (await editing()).context;
    expect(errors).toEqual({
      assetCode: {
        message: 'The code AS-LAP-0001 is already in use. The code AS-LAP-0002 is already in use.',
      },
    });
    expect(form).toMatchObject({ serialNumbers, invoiceNumber: 'INV-1' });
  });

  it('multiple assets are not sent with a duplicate serial number', async () => {
    const { actor } = await filled();
    const serialNumbers = 'PF-1\npf-1';
    actor.send({ type: 'form.changed', change: { isBulk: true, serialNumbers } });
    observed.calls.length = 0;
    actor.send({ type: 'SAVE' });
    expect(actor.getSnapshot().context.errors).toEqual({
      serialNumbers: { rule: 'lines_twice', values: { count: 1, list: 'PF-1' } },
    });
    expect(observed.calls).toEqual([]);
  });

  it('multiple assets are added once, even if the response to the first attempt was lost', async () => {
    const { actor, editing } = await filled();
    actor.send({
      type: 'form.changed',
      change: { isBulk: true, serialNumbers: 'LOST-1\nLOST-2' },
    });
    let isFailing = true;
    const losing = async (request: Request) => {
      const response = await server.fetch(request);
      if (!isFailing || !request.url.endsWith('/bulk/add')) return response;
      isFailing = false;
      throw new TypeError('The answer got lost.');
    };
    connectAs({ ...server, fetch: losing }, 'ines', 'aster');
    actor.send({ type: 'SAVE' });
    expect((await editing()).context.failure).not.toBeNull();
    actor.send({ type: 'SAVE' });
    await waitFor(actor, (state) => state.matches('saved'));
    expect((await found('LOST-')).totalCount).toBe(2);
  });

  /** Drops the response to the first call that adds a record. */
  function loseFirst() {
    let isFailing = true;
    const losing = async (request: Request) => {
      const response = await server.fetch(request);
      if (!isFailing || !/\/(?:bulk\/add|AddAsset)$/.test(request.url)) return response;
      isFailing = false;
      throw new TypeError('The response was lost.');
    };
    connectAs({ ...server, fetch: losing }, 'ines', 'aster');
  }

  it('an asset corrected after a lost response is stored as corrected', async () => {
    const { actor, editing } = await filled();
    loseFirst();
    actor.send({ type: 'form.changed', change: { price: '999.12' } });
    actor.send({ type: 'SAVE' });
    expect((await editing()).context.failure).not.toBeNull();
    const { assetCode } = actor.getSnapshot().context.form;
    actor.send({ type: 'form.changed', change: { name: 'Corrected', price: '1000.50' } });
    actor.send({ type: 'SAVE' });
    await waitFor(actor, (state) => state.matches('saved'));
    const { assetsManager } = await found(assetCode);
    const { assetDetail } = await api.getAsset({ path: { id: assetsManager[0]?.id ?? '' } });
    expect(assetDetail).toMatchObject({ name: 'Corrected', price: 1000.5 });
  });

  it('the bulk form says that the assets were added if it is changed after a lost response', async () => {
    const { actor, editing } = await filled();
    loseFirst();
    const change = { isBulk: true, serialNumbers: 'LATE-1\nLATE-2' };
    actor.send({ type: 'form.changed', change });
    actor.send({ type: 'SAVE' });
    await editing();
    actor.send({ type: 'form.changed', change: { serialNumbers: 'LATE-1\nLATE-3' } });
    actor.send({ type: 'SAVE' });
    const { context } = await waitFor(actor, (state) => !state.hasTag('busy'));
    expect(context.errors).toEqual({ assetCode: { rule: 'addedBefore' } });
    expect(context.form.serialNumbers).toBe('LATE-1\nLATE-3');
  });

  /** A type without assets, and a function that deletes it. */
  async function typeOfNone(actor: Awaited<ReturnType<typeof filled>>['actor']) {
    const { assetTypes } = await api.getAssetDefaults({});
    const { assetMaster } = await api.listAssetTypes({});
    const unused = assetMaster.find(({ assetCount }) => assetCount === 0);
    if (!unused || !assetTypes.some(({ id }) => id === unused.id)) throw new Error('All are used.');
    const selectType = () =>
      actor.send({ type: 'form.changed', change: { assetTypeId: unused.id } });
    return {
      selectType,
      remove: () => api.deleteAssetType({ path: { id: unused.id } }),
      id: unused.id,
    };
  }

  it.each(['before its properties are read', 'before it is saved'])(
    'a type deleted %s is reported at the field, and the rest of the form is kept',
    async (snapshot) => {
      const { actor, editing } = await filled();
      const type = await typeOfNone(actor);
      const isEarly = snapshot === 'before its properties are read';
      if (isEarly) await type.remove();
      type.selectType();
      if (!isEarly) {
        await editing();
        actor.send({ type: 'form.changed', change: { assetCode: 'MINE-1' } });
        await type.remove();
        actor.send({ type: 'SAVE' });
      }
      await waitFor(actor, (state) => state.matches({ editing: 'renewingChoices' }));
      const { form, errors, choices } = (await editing()).context;
      expect(errors).toEqual({ assetTypeId: { rule: 'deletedMeanwhile' } });
      expect(form).toMatchObject({ assetTypeId: '', invoiceNumber: 'INV-1', price: '999.125' });
      expect(choices?.assetTypes.map(({ id }) => id)).not.toContain(type.id);
    },
  );

  it('a new asset is saved once its properties have loaded, if Save is pressed before', async () => {
    const { actor, properties } = await filled();
    const { form, choices } = actor.getSnapshot().context;
    const other = choices?.assetTypes.find(({ name }) => name !== 'Laptop');
    actor.send({ type: 'form.changed', change: { assetTypeId: other?.id ?? '' } });
    actor.send({ type: 'form.changed', change: { assetTypeId: form.assetTypeId } });
    for (const property of properties) {
      const field = propertyField(property);
      actor.send({ type: 'form.changed', change: { [field]: form[field] ?? '' } });
    }
    observed.calls.length = 0;
    actor.send({ type: 'SAVE' });
    expect(actor.getSnapshot().matches({ editing: 'loadingType' })).toBe(true);
    await waitFor(actor, (state) => state.matches('saved'));
    expect(observed.calls.at(-1)).toMatch(/addAsset/i);
  });

  it('a new asset shows the requirements of its type once loaded, if Save is pressed before', async () => {
    const { actor, editing, properties } = await filled();
    const { form } = actor.getSnapshot().context;
    actor.send({ type: 'form.changed', change: { assetTypeId: '' } });
    actor.send({ type: 'form.changed', change: { assetTypeId: form.assetTypeId } });
    observed.calls.length = 0;
    actor.send({ type: 'form.saveAndAdd' });
    const { errors } = (await editing()).context;
    const mandatory = properties.filter(({ isMandatory }) => isMandatory);
    expect(Object.keys(errors)).toEqual(mandatory.map((property) => propertyField(property)));
    expect(observed.calls.filter((call) => call.includes('POST'))).toEqual([]);
  });

  it('a new asset is not saved while its properties could not be loaded', async () => {
    const { actor } = await filled();
    const { choices } = actor.getSnapshot().context;
    const other = choices?.assetTypes.find(({ name }) => name !== 'Laptop');
    server.setScenario(down);
    actor.send({ type: 'form.changed', change: { assetTypeId: other?.id ?? '' } });
    await waitFor(actor, (state) => state.matches({ editing: 'typeUnread' }));
    actor.send({ type: 'SAVE' });
    expect(actor.getSnapshot().matches({ editing: 'typeUnread' })).toBe(true);
  });
});
