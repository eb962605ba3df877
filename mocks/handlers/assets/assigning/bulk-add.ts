import { message, ok, type Handlers } from '../../../core/requests/handler.ts';
import { idFree } from '../../../core/records/records.ts';
import { HttpError, type Message } from '../../../core/requests/http-error.ts';
import { cleanOrEmpty, cleanText, isBlank, normalizeName } from '../../../store/normalize-name.ts';
import type { Scope } from '../../../store/store.ts';
import type { World } from '../../../store/world.ts';
import type { AssetRecord } from '../../../store/world/assets.ts';
import { FieldErrors } from '../../../common/assets/field-errors.ts';
import { newAsset } from '../changes.ts';
import { checkOnce, takenCodes } from '../list/lines.ts';

/** Multiple new assets at once, all or none. Source: ASSET-014, ASSET-064. */
export const bulkHandlers: Pick<Handlers<'assets'>, 'bulkAddAssets'> = {
  bulkAddAssets: async (call) => {
    const { db, body } = call;
    const { id = crypto.randomUUID(), assets: lines, ...alike } = body;
    idFree(await db.get('assets', id));
    const errors = new FieldErrors();
    // The shared fields are validated once; the codes come from the lines.
    const first = await newAsset(call, { ...alike, id, assetCode: '-' }, errors);
    checkLines(lines, errors);
    errors.throwIfAny();
    const assets = lines.map(({ assetCode, serialNumber = '' }, at) => ({
      ...first,
      id: at === 0 ? id : crypto.randomUUID(),
      assetCode: cleanText(assetCode),
      codeKey: normalizeName(assetCode),
      serialNumber: cleanOrEmpty(serialNumber),
    }));
    await checkCodes(db, assets);
    for (const asset of assets) await db.put('assets', asset);
    const ids = assets.map((asset) => asset.id);
    return ok({ ids, successMessages: [message('assetsCreated', { count: ids.length })] });
  },
};

interface Line {
  assetCode: string;
  serialNumber?: string;
}

/** Every line has a code, and neither code nor serial number occurs in another line. */
function checkLines(lines: readonly Line[], errors: FieldErrors): void {
  for (const [at, line] of lines.entries()) {
    if (isBlank(line.assetCode)) errors.require(`assets.${at}.assetCode`, 'assetCode');
  }
  checkOnce(lines, (at, field) => `assets.${at}.${field}`, errors);
}

/** 409 with every code that another asset has; case is ignored. */
async function checkCodes(db: Scope<World>, assets: readonly AssetRecord[]): Promise<void> {
  const taken: Record<string, Message[]> = {};
  for (const [at, takenErrors] of await takenCodes(db, assets))
    taken[`assets.${at}.assetCode`] = [takenErrors];
  const takenErrors = Object.values(taken).flat();
  if (takenErrors.length > 0) throw new HttpError(409, takenErrors, taken);
}
