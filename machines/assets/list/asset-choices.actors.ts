import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import type { AssetListChoices } from '../asset.ts';

/** Loads the filter options of the list; without the property names if they cannot be loaded. */
export const loadAssetChoices = fromPromise<AssetListChoices>(async ({ signal }) => {
  const [choices, propertyNames] = await Promise.all([
    api.getAssetDefaults({ signal }),
    api.listAssetPropertyNames({ signal, isSuccessHidden: true }).then(
      (response) => response.propertyNames,
      () => [],
    ),
  ]);
  return { ...choices, propertyNames };
});
