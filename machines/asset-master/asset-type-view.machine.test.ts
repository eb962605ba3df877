import { createActor, waitFor } from 'xstate';
import { beforeEach, describe, expect, it } from 'vitest';
import { createNodeServer } from '#mocks/node.ts';
import { connectAs, down, type Observed, type ServerWithScenario } from '../testing/connect.ts';
import { testPaths } from '../testing/paths.suite.ts';
import { testModel } from './asset-type-view.test-model.ts';
import { assetTypeViewMachine } from './asset-type-view.machine.ts';
import { exampleAssetType } from './asset-type.fixtures.ts';

testPaths(testModel);

let server: ServerWithScenario;
let observed: Observed;

beforeEach(async () => {
  server = await createNodeServer();
  observed = connectAs(server, 'ines', 'aster');
});

/** The view of a type, once it is loaded. */
async function startView(id = exampleAssetType.id) {
  const actor = createActor(assetTypeViewMachine, { input: { id } }).start();
  const settled = () =>
    waitFor(actor, (state) => !state.hasTag('busy') && !state.hasTag('ordering'));
  await settled();
  const properties = () => actor.getSnapshot().context.view?.properties ?? [];
  const names = () => properties().map((each) => each.assetTypePropertyName);
  const findId = (name: string) =>
    properties().find((each) => each.assetTypePropertyName === name)?.id ?? '';
  return { actor, settled, names, properties, findId };
}

const made = ['Memory', 'Processor', 'Screen size in inches', 'Disk encryption', 'Remarks'];

describe('the view of an asset type', () => {
  it('the type is shown with its properties in order, and how many assets use each', async () => {
    const { actor, names, properties } = await startView();
    expect(actor.getSnapshot().context.view?.type.name).toBe('Laptop');
    expect(names()).toEqual(made);
    const { assetCount = 0, missingCount = 0 } = properties()[0] ?? {};
    expect(assetCount + missingCount).toBe(actor.getSnapshot().context.view?.type.assetCount);
  });

  it('a type that does not exist is not found', async () => {
    const { actor } = await startView('a55e7000-0000-4000-8000-0000000004ff');
    expect(actor.getSnapshot().value).toBe('notFound');
  });

  it('a type that cannot be loaded is unavailable, without an error message', async () => {
    server.setScenario(down);
    const { actor } = await startView();
    expect(actor.getSnapshot()).toMatchObject({ value: 'unavailable', status: 'done' });
  });

  it('the type shows a saved property, and loads the use counts again', async () => {
    const { actor, settled, names } = await startView();
    actor.send({ type: 'ADD' });
    const { property } = actor.getSnapshot().children;
    property?.send({ type: 'form.changed', change: { assetTypePropertyName: 'Colour' } });
    property?.send({ type: 'SAVE' });
    await waitFor(actor, ({ children }) => !children.property);
    await settled();
    expect(names()).toContain('Colour');
    expect(observed.messages).toEqual(['Asset Type Property was created successfully.']);
  });
});

describe('the order of the properties', () => {
  it('the new order is shown at once when a property is dropped, and is kept', async () => {
    const { actor, settled, names, findId } = await startView();
    actor.send({ type: 'property.move', propertyId: findId('Disk encryption'), place: 1 });
    const order = ['Disk encryption', ...made.filter((name) => name !== 'Disk encryption')];
    expect(names()).toEqual(order);
    await settled();
    expect(names()).toEqual(order);
    expect((await startView()).names()).toEqual(order);
  });

  it('a move made while another is being saved is saved in its turn', async () => {
    const { actor, settled, names, findId } = await startView();
    actor.send({ type: 'property.move', propertyId: findId('Remarks'), place: 1 });
    actor.send({ type: 'property.move', propertyId: findId('Memory'), place: 5 });
    actor.send({ type: 'property.move', propertyId: findId('Processor'), place: 1 });
    const order = ['Processor', 'Remarks', 'Screen size in inches', 'Disk encryption', 'Memory'];
    expect(names()).toEqual(order);
    await settled();
    expect(names()).toEqual(order);
    expect((await startView()).names()).toEqual(order);
  });

  it('the order is reset if it cannot be changed: the properties load again', async () => {
    const rejectRequest = async (request: Request) =>
      request.url.includes('set-configOrder')
        ? Response.json({}, { status: 503 })
        : server.fetch(request);
    const { problems } = connectAs({ ...server, fetch: rejectRequest }, 'ines', 'aster');
    const { actor, settled, names, findId } = await startView();
    actor.send({ type: 'property.move', propertyId: findId('Remarks'), place: 1 });
    expect(names()[0]).toBe('Remarks');
    await settled();
    expect(names()).toEqual(made);
    expect(problems).toEqual([{ kind: 'down', id: 'setAssetPropertyOrder' }]);
  });

  it('the order does not change if a property is dropped in its own position: nothing is requested', async () => {
    const { actor, findId } = await startView();
    observed.calls.length = 0;
    actor.send({ type: 'property.move', propertyId: findId('Memory'), place: 1 });
    actor.send({ type: 'property.move', propertyId: 'unknown', place: 1 });
    expect([observed.calls, actor.getSnapshot().matches('loaded')]).toEqual([[], true]);
  });

  it.each([
    ['order.reset', 'in which they were made', made, [1, 2, 3, 4, 5]],
    ['order.clear', 'of their names', made.toSorted(), made.map(() => null)],
  ] as const)(
    'the %s event prompts first, then arranges the properties in the order %s',
    async (type, _, order, locations) => {
      const { actor, settled, names, properties, findId } = await startView();
      actor.send({ type: 'property.move', propertyId: findId('Remarks'), place: 1 });
      await settled();
      actor.send({ type });
      actor.send({ type: 'CANCEL' });
      expect(names()[0]).toBe('Remarks');
      actor.send({ type });
      actor.send({ type: 'YES' });
      await settled();
      expect(names()).toEqual(order);
      expect(properties().map(({ configurationOrder }) => configurationOrder)).toEqual(locations);
    },
  );
});
