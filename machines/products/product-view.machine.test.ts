import { createActor, waitFor } from 'xstate';
import { beforeEach, describe, expect, it } from 'vitest';
import { api } from '#openapi/client/index.ts';
import { createNodeServer } from '#mocks/node.ts';
import { connectAs, down, type Observed, type ServerWithScenario } from '../testing/connect.ts';
import { testPaths } from '../testing/paths.suite.ts';
import { toAppForm } from './app.ts';
import { testModel } from './product-view.test-model.ts';

testPaths(testModel);

const stranger = '6f1c2a10-0000-4000-8000-0000000009ff';
const filled = { appName: 'Night batch', url: 'https://batch.test', type: 'Job', port: '8443' };
let server: ServerWithScenario;
let observed: Observed;

beforeEach(async () => {
  server = await createNodeServer();
  observed = connectAs(server, 'ava', 'aster');
});

/** The first product that has apps. */
async function anyProduct() {
  for (const { id } of (await api.getProducts({})).productGridView) {
    const { productsViewDTO } = await api.getProductView({ path: { id } });
    const [app] = productsViewDTO.appsDTO;
    if (app) return { id, app, product: productsViewDTO };
  }
  throw new Error('No product has an app.');
}

async function opened(id: string) {
  const actor = createActor(testModel.machine, { input: { id } }).start();
  const settled = () => waitFor(actor, (state) => !state.hasTag('busy'));
  actor.send({ type: 'LOAD' });
  await settled();
  return {
    actor,
    context: () => actor.getSnapshot().context,
    dialog: () => actor.getSnapshot().children.app,
    send: async (event: Parameters<typeof actor.send>[0]) => {
      actor.send(event);
      return settled();
    },
    /** After the dialog has closed. */
    back: async () => {
      await waitFor(actor, ({ children }) => !children.app);
      return settled();
    },
  };
}

/** From now on, an app cannot be loaded: it is not found. */
function loseApps(): void {
  const body = {
    errorMessages: ['This app was not found in the product.'],
    code: 'appUnknown',
    traceId: 't',
  };
  const fetch = async (request: Request) =>
    request.url.includes('/Product/Apps/')
      ? Response.json(body, { status: 404 })
      : server.fetch(request);
  connectAs({ ...server, fetch }, 'ava', 'aster');
}

describe('the product view', () => {
  it('the product view is idle until the product is loaded, then shows its name, description and apps', async () => {
    const { id, product } = await anyProduct();
    const idle = createActor(testModel.machine, { input: { id } }).start();
    expect(idle.getSnapshot().value).toBe('idle');
    const { actor, context } = await opened(id);
    expect(actor.getSnapshot().matches('loadedProduct')).toBe(true);
    expect(context().product).toEqual(product);
  });

  it('a product that fails to load ends as failed, without a message', async () => {
    server.setScenario(down);
    const { actor } = await opened(stranger);
    expect(actor.getSnapshot()).toMatchObject({ value: 'failed', status: 'done' });
  });

  it('a product that does not exist is not found', async () => {
    const { actor } = await opened(stranger);
    expect(actor.getSnapshot().value).toBe('notFound');
  });
});

describe('the apps of a product', () => {
  it('the product is loaded again after an app is saved', async () => {
    const { id } = await anyProduct();
    const { send, dialog, back, context } = await opened(id);
    await send({ type: 'ADD_APP' });
    observed.calls.length = 0;
    dialog()?.send({ type: 'form.changed', change: filled });
    dialog()?.send({ type: 'SAVE' });
    expect((await back()).matches('loadedProduct')).toBe(true);
    expect(observed.calls).toEqual([
      'POST /aster/Product/Apps/upsertApps',
      `GET /aster/Product/${id}/View`,
    ]);
    expect(context().product?.appsDTO).toContainEqual(
      expect.objectContaining({ appName: 'Night batch', port: 8443 }),
    );
    expect(observed.messages).toEqual(['App was created successfully.']);
  });

  it('an app is loaded before it is edited, and Cancel returns to the product', async () => {
    const { id, app } = await anyProduct();
    const { send, dialog, back } = await opened(id);
    await send({ type: 'EDIT_APP', appId: app.appsId });
    expect(observed.calls.at(-1)).toBe(`GET /aster/Product/Apps/${app.appsId}`);
    expect(dialog()?.getSnapshot().context.form).toEqual(toAppForm(app));
    dialog()?.send({ type: 'CANCEL' });
    expect((await back()).matches('loadedProduct')).toBe(true);
  });

  it('an app that fails to load returns to the product', async () => {
    const { id, app } = await anyProduct();
    const { send } = await opened(id);
    server.setScenario(down);
    const { value } = await send({ type: 'EDIT_APP', appId: app.appsId });
    expect(value).toEqual({ loadedProduct: 'shown' });
  });

  it('a deleted app shows a message, and the product is loaded again', async () => {
    const { id, app } = await anyProduct();
    const { send, context } = await opened(id);
    loseApps();
    const { value } = await send({ type: 'EDIT_APP', appId: app.appsId });
    expect(value).toEqual({ loadedProduct: 'refreshing' });
    expect(context().rejection).toBe('This app was not found in the product.');
  });

  it('an app is viewed without a request, and Cancel returns to the product', async () => {
    const { id, app } = await anyProduct();
    const { send, context } = await opened(id);
    observed.calls.length = 0;
    expect((await send({ type: 'VIEW_APP', appId: app.appsId })).value).toBe('viewApp');
    expect(context().app).toEqual(app);
    expect((await send({ type: 'CANCEL' })).matches('loadedProduct')).toBe(true);
    expect(observed.calls).toEqual([]);
  });
});
