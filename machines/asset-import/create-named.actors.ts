import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import { saveNew } from '../records/save-new.ts';
import { emptyVendor, toVendorBody } from '../vendors/vendor.ts';
import type { NamedField } from './unknown-names.ts';

/** A name in a line that no record has yet. */
export interface NewName {
  field: NamedField;
  name: string;
  /** Asset types only. */
  code: string;
  assetCategoryId: string;
}

interface NameToCreate extends NewName {
  /** Stays the same for every try, because a response may be lost. */
  id: string;
}

/** Creates a type, vendor or location that lines name. */
export const createNamed = fromPromise<void, NameToCreate>(async ({ input, signal }) => {
  const { field, id, code, assetCategoryId } = input;
  const name = input.name.trim();
  if (field === 'assetLocation') {
    const sent = { body: { id, value: name }, signal };
    return saveNew({
      create: () => api.createAssetLocation(sent),
      update: () => api.updateAssetLocation(sent),
    });
  }
  if (field === 'vendor') {
    const sent = { body: { id, ...toVendorBody({ ...emptyVendor, name }) }, signal };
    return saveNew({ create: () => api.createVendor(sent), update: () => api.updateVendor(sent) });
  }
  const sent = { body: { id, name, code: code.trim(), assetCategoryId }, signal };
  return saveNew({
    create: () => api.createAssetType(sent),
    update: () => api.updateAssetType(sent),
  });
});
