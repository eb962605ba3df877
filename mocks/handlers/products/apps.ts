import { message, ok, type Call, type Handlers } from '../../core/requests/handler.ts';
import { emptyId, nameFree } from '../../core/records/names.ts';
import { reject } from '../../core/requests/http-error.ts';
import { trimmed } from '../../core/files/texts.ts';
import { changed, checkVersion, created } from '../../core/records/versions.ts';
import { requireApp, appView, getProductRecord } from './records.ts';

type Group = Pick<Handlers<'products'>, 'getApp' | 'saveApp'>;

/** The apps of products. Source: PROD-019, PROD-061, PROD-030. */
export const apps: Group = {
  getApp: async ({ db, path }) => ok({ appsEditDTO: appView(await requireApp(db, path.appId)) }),

  saveApp: async (call) => {
    await getProductRecord(call.db, call.body.productId);
    return call.body.appsId === emptyId ? createApp(call) : updateApp(call);
  },
};

async function createApp(call: Call<'saveApp'>) {
  const id = crypto.randomUUID();
  const { productId } = call.body;
  const app = created({ id, productId, ...(await parseFields(call, id)) }, call);
  await call.db.put('productApps', app);
  return ok({ successMessages: [message('appCreated')] });
}

async function updateApp(call: Call<'saveApp'>) {
  const { db, body } = call;
  const app = await requireApp(db, body.appsId);
  if (app.productId !== body.productId) throw reject(404, 'appUnknown');
  checkVersion(app, body.version);
  await db.put('productApps', changed(app, await parseFields(call, app.id), call));
  return ok({ successMessages: [message('appUpdated')] });
}

/** 400 for blank texts, 409 when another app of the product has the name. */
async function parseFields({ db, body }: Call<'saveApp'>, id: string) {
  const appName = trimmed('appName', body.appName);
  const url = trimmed('url', body.url);
  const type = trimmed('type', body.type);
  const { productId } = body;
  await nameFree(db, 'productApps', { id, productId, appName }, 'appNameTaken');
  return { appName, url, type, port: body.port };
}
