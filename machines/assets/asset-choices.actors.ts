import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import type { AssetListChoices } from './asset.ts';

/** What the list can be filtered by; without the names of properties where they cannot be read. */
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
