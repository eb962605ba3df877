import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import type { AssetDetail } from './asset-form.ts';
import { updateBody, type AssetUpdate } from './asset-update.ts';
import type { AssetChoices } from '../asset.ts';

/** An asset with the options of its form. */
export interface ReadAsset {
  detail: AssetDetail;
  choices: AssetChoices;
}

export const loadAssetDetail = fromPromise<ReadAsset, { id: string }>(
  async ({ input: { id }, signal }) => {
    const [{ assetDetail }, choices] = await Promise.all([
      api.getAsset({ path: { id }, signal }),
      api.getAssetDefaults({ signal }),
    ]);
    return { detail: assetDetail, choices };
  },
);

export const updateAsset = fromPromise<unknown, AssetUpdate>(({ input, signal }) =>
  api.updateAsset({ body: updateBody(input), signal }),
);
