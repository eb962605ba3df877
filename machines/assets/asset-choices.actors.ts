import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import type { AssetChoices } from './asset.ts';

export const loadAssetChoices = fromPromise<AssetChoices>(({ signal }) =>
  api.getAssetDefaults({ signal }),
);
