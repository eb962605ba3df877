import { createActor, waitFor } from 'xstate';
import { beforeEach, describe, expect, it } from 'vitest';
import { api } from '#openapi/client/index.ts';
import contract from '#openapi/generated/openapi.json' with { type: 'json' };
import { createNodeServer } from '#mocks/node.ts';
import { connectAs, down, fair, type Heard } from '../testing/connect.ts';
import { proveLimits, schemaOf } from '../testing/limits.suite.ts';
import { provePartForm } from '../testing/part-form.suite.ts';
import { provePaths } from '../testing/prove-paths.suite.ts';
import { isPartUnsaved } from '../records/part-form.ts';
import { appBodyOf, appFormOf, emptyApp, faultsOfApp, type AppForm } from './app.ts';
import { exampleApp, exampleProduct } from './product.example.ts';
import { guide } from './product-view.guide.ts';

provePaths(guide);

const stranger = '6f1c2a10-0000-4000-8000-0000000009ff';
const filled = { appName: 'Night batch', url: 'https://batch.test', type: 'Job', port: '8443' };
let server: Awaited<ReturnType<typeof createNodeServer>>;
let heard: Heard;

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
  const actor = createActor(guide.machine, { input: { id } }).start();
  const settled = () => waitFor(actor, (state) => !state.hasTag('busy'));
  actor.send({ type: 'LOAD' });
  await settled();
  return {
    actor,
    settled,
    context: () => actor.getSnapshot().context,
    fill: (change: Partial<AppForm>) => actor.send({ type: 'form.changed', change }),
    send: async (event: Parameters<typeof actor.send>[0]) => {
      actor.send(event);
      return settled();
    },
  };
}

provePartForm({
  server: createNodeServer,
  opened: async () => {
    const page = await opened((await anyProduct()).id);
    await page.send({ type: 'ADD_APP' });
    return page;
  },
  emptyForm: emptyApp,
  sample: filled,
  other: { appName: 'Day batch' },
});

/** A product's page with the dialog of its first app open. */
async function editing() {
  const { id, app } = await anyProduct();
  const page = await opened(id);
  await page.send({ type: 'EDIT_APP', appId: app.appsId });
  return { ...page, id, app };
}

/** Somebody else changes an app. */
const changeElsewhere = (id: string, app: typeof exampleApp, change: object) =>
  api.saveApp({
    body: { ...appBodyOf({ productId: id, app, form: appFormOf(app), version: null }), ...change },
  });

const missing = () =>
  Response.json(
    { errorMessages: ['This app was not found in the product.'], code: 'appUnknown', traceId: 't' },
    { status: 404 },
  );

/** From now on, saving finds neither the app nor its product. */
function loseApps(): void {
  const { fetch } = server;
  connectAs(
    {
      ...server,
      fetch: async (request) => {
        const isSaved = request.method === 'POST';
        const isNew = isSaved && (await request.clone().text()).includes('00000000-');
        return isSaved && !isNew ? missing() : fetch(request);
      },
    },
    'ava',
    'aster',
  );
}

describe('on the reference server', () => {
  beforeEach(async () => {
    server = await createNodeServer();
    heard = connectAs(server, 'ava', 'aster');
  });

  describe('a product', () => {
    it('is idle until it is loaded, then shows its name, description and apps', async () => {
      const { id, product } = await anyProduct();
      const idle = createActor(guide.machine, { input: { id } }).start();
      expect(idle.getSnapshot().value).toBe('idle');
      const { actor, context } = await opened(id);
      expect(actor.getSnapshot().matches('loadedProduct')).toBe(true);
      expect(context().product).toEqual(product);
    });

    it('that cannot be read ends as failed, silently', async () => {
      server.setScenario(down);
      const { actor } = await opened(stranger);
      expect(actor.getSnapshot()).toMatchObject({ value: 'failed', status: 'done' });
    });

    it('that is not there is not found', async () => {
      const { actor } = await opened(stranger);
      expect(actor.getSnapshot().value).toBe('notFound');
    });
  });

  describe('Add App', () => {
    it('saves once, however often Save is pressed, then reads the product again', async () => {
      const { id } = await anyProduct();
      const { actor, fill, send, settled, context } = await opened(id);
      await send({ type: 'ADD_APP' });
      fill(filled);
      heard.calls.length = 0;
      actor.send({ type: 'SAVE' });
      actor.send({ type: 'SAVE' });
      expect((await settled()).matches('loadedProduct')).toBe(true);
      expect(heard.calls).toEqual([
        'POST /aster/Product/Apps/upsertApps',
        `GET /aster/Product/${id}/View`,
      ]);
      expect(context().product?.appsDTO).toContainEqual(
        expect.objectContaining({ appName: 'Night batch', port: 8443 }),
      );
      expect(heard.told).toEqual(['App was created successfully.']);
    });

    it('sends nothing while something is wrong, and says what', async () => {
      const { fill, send, context } = await opened((await anyProduct()).id);
      await send({ type: 'ADD_APP' });
      heard.calls.length = 0;
      await send({ type: 'SAVE' });
      expect(Object.keys(context().faults)).toEqual(['appName', 'url', 'type', 'port']);
      fill({ url: 'x' });
      expect(Object.keys(context().faults)).toEqual(['appName', 'type', 'port']);
      expect(heard.calls).toEqual([]);
    });

    it('returns to its dialog with everything typed when the save fails', async () => {
      const { fill, send, context } = await opened((await anyProduct()).id);
      await send({ type: 'ADD_APP' });
      fill(filled);
      server.setScenario(down);
      expect((await send({ type: 'SAVE' })).value).toEqual({ addApp: 'filling' });
      expect(context().form).toEqual(filled);
      server.setScenario(fair);
      expect((await send({ type: 'SAVE' })).matches('loadedProduct')).toBe(true);
    });

    it('keeps everything typed while there is no network', async () => {
      const { fill, send, context } = await opened((await anyProduct()).id);
      await send({ type: 'ADD_APP' });
      fill(filled);
      const offline = () => Promise.reject(new TypeError('Failed to fetch'));
      const lost = connectAs({ ...server, fetch: offline }, 'ava', 'aster');
      expect((await send({ type: 'SAVE' })).value).toEqual({ addApp: 'filling' });
      expect(context().form).toEqual(filled);
      expect(lost.problems).toEqual([{ kind: 'unreachable', id: 'saveApp' }]);
    });

    it('puts a name that is taken at its field', async () => {
      const { id, app } = await anyProduct();
      const { fill, send, context } = await opened(id);
      await send({ type: 'ADD_APP' });
      fill({ ...filled, appName: app.appName.toUpperCase() });
      expect((await send({ type: 'SAVE' })).value).toEqual({ addApp: 'filling' });
      expect(context().faults).toEqual({ appName: { words: 'App Name already exists.' } });
    });

    it('of a product that is gone keeps what was typed', async () => {
      const { fill, send, context } = await opened((await anyProduct()).id);
      await send({ type: 'ADD_APP' });
      fill(filled);
      connectAs({ ...server, fetch: async () => missing() }, 'ava', 'aster');
      expect((await send({ type: 'SAVE' })).value).toEqual({ addApp: 'gone' });
      expect(context().form).toEqual(filled);
      expect((await send({ type: 'CANCEL' })).value).toBe('notFound');
    });

    it('cancelled returns to the product and begins empty the next time', async () => {
      const { fill, send, context } = await opened((await anyProduct()).id);
      await send({ type: 'ADD_APP' });
      fill(filled);
      expect((await send({ type: 'CANCEL' })).matches('loadedProduct')).toBe(true);
      await send({ type: 'ADD_APP' });
      expect(context().form.appName).toBe('');
    });
  });

  describe('Edit App', () => {
    it('loads the app, saves its changes and reads the product again', async () => {
      const { app, fill, send, context } = await editing();
      expect(heard.calls.at(-1)).toBe(`GET /aster/Product/Apps/${app.appsId}`);
      expect(context().form).toEqual(appFormOf(app));
      fill({ port: '0' });
      expect((await send({ type: 'SAVE' })).matches('loadedProduct')).toBe(true);
      expect(context().product?.appsDTO).toContainEqual(
        expect.objectContaining({ appsId: app.appsId, port: 0 }),
      );
      expect(heard.told).toEqual(['App was updated successfully.']);
    });

    it('cancelled returns to the product', async () => {
      const { send } = await editing();
      expect((await send({ type: 'CANCEL' })).matches('loadedProduct')).toBe(true);
    });

    it('of an app that cannot be loaded returns to the product', async () => {
      const { id, app } = await anyProduct();
      const { send } = await opened(id);
      server.setScenario(down);
      const { value } = await send({ type: 'EDIT_APP', appId: app.appsId });
      expect(value).toEqual({ loadedProduct: 'shown' });
    });

    it('of an app that is gone says so, and reads the product again', async () => {
      const { id, app } = await anyProduct();
      const { send, context } = await opened(id);
      const { fetch } = server;
      const lost = (request: Request) => request.url.includes('/Product/Apps/');
      const half = async (request: Request) => (lost(request) ? missing() : fetch(request));
      connectAs({ ...server, fetch: half }, 'ava', 'aster');
      const { value } = await send({ type: 'EDIT_APP', appId: app.appsId });
      expect(value).toEqual({ loadedProduct: 'refreshing' });
      expect(context().refusal).toBe('This app was not found in the product.');
    });

    it('that is stale says who changed what, and saves anyway when it is asked to', async () => {
      const { id, app, fill, send, context } = await editing();
      await changeElsewhere(id, app, { url: 'https://elsewhere.test' });
      fill({ port: '80' });
      expect((await send({ type: 'SAVE' })).value).toEqual({ editApp: 'stale' });
      expect(context().refusal).toContain('Ava Stone');
      expect(context().form.port).toBe('80');
      expect((await send({ type: 'SAVE' })).value).toEqual({ editApp: 'stale' });
      expect((await send({ type: 'SAVE_ANYWAY' })).matches('loadedProduct')).toBe(true);
      const saved = context().product?.appsDTO.find(({ appsId }) => appsId === app.appsId);
      expect(saved).toMatchObject({ url: app.url, port: 80, version: app.version + 2 });
    });

    it('of an app that was deleted meanwhile can save it as a new one', async () => {
      const { app, fill, send, context } = await editing();
      fill(filled);
      loseApps();
      expect((await send({ type: 'SAVE' })).value).toEqual({ editApp: 'gone' });
      expect(context().form).toEqual(filled);
      expect((await send({ type: 'SAVE_AS_NEW' })).matches('loadedProduct')).toBe(true);
      const saved = context().product?.appsDTO.find(({ appName }) => appName === 'Night batch');
      expect(saved?.appsId).not.toBe(app.appsId);
    });
  });

  describe('App', () => {
    it('is viewed without a call, and Cancel returns to the product', async () => {
      const { id, app } = await anyProduct();
      const { send, context } = await opened(id);
      heard.calls.length = 0;
      expect((await send({ type: 'VIEW_APP', appId: app.appsId })).value).toBe('viewApp');
      expect(context().app).toEqual(app);
      expect((await send({ type: 'CANCEL' })).matches('loadedProduct')).toBe(true);
      expect(heard.calls).toEqual([]);
    });
  });

  it('what is typed in a dialog is unsaved until it is saved or given up', async () => {
    const { actor, fill, send } = await opened((await anyProduct()).id);
    const isUnsaved = () => isPartUnsaved(actor.getSnapshot());
    await send({ type: 'ADD_APP' });
    expect(isUnsaved()).toBe(false);
    fill(filled);
    expect(isUnsaved()).toBe(true);
    const saved = send({ type: 'SAVE' });
    expect(isUnsaved()).toBe(true);
    await saved;
    expect(isUnsaved()).toBe(false);
  });

  it('an app takes right-to-left text and emoji as they are', async () => {
    const { fill, send, context } = await opened((await anyProduct()).id);
    await send({ type: 'ADD_APP' });
    fill({ ...filled, appName: 'تطبيق 🚀' });
    await send({ type: 'SAVE' });
    expect(context().product?.appsDTO.map(({ appName }) => appName)).toContain('تطبيق 🚀');
  });
});

describe('the rules of an app', () => {
  const example = appFormOf(exampleApp);
  proveLimits({
    schema: schemaOf(contract, 'AppInput'),
    example,
    bodyOf: (form) => appBodyOf({ productId: exampleProduct.id, app: null, form, version: 1 }),
    check: faultsOfApp,
  });

  const ruleOf = (change: Partial<AppForm>) => faultsOfApp({ ...example, ...change });

  it.each(['appName', 'url', 'type', 'port'])('%s is required', (field) => {
    expect(ruleOf({ [field]: '  ' })).toEqual({ [field]: { rule: 'required' } });
  });

  it.each(['appName', 'url', 'type'])('%s has max 250', (field) => {
    expect(ruleOf({ [field]: 'x'.repeat(250) })).toEqual({});
    expect(ruleOf({ [field]: 'x'.repeat(251) })).toEqual({
      [field]: { rule: 'max', values: { max: 250 } },
    });
  });

  it.each([
    ['0', undefined],
    ['99999', undefined],
    ['100000', { rule: 'max', values: { max: 5 } }],
    ['-1', { rule: 'numeric' }],
    ['80.5', { rule: 'numeric' }],
    ['http', { rule: 'numeric' }],
  ])('Port %s', (port, fault) => {
    expect(ruleOf({ port }).port).toEqual(fault);
  });
});
