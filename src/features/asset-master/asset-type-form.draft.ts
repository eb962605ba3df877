import { assetMasterAddresses } from '#page/parameters/addresses.ts';
import type { DraftForm } from '#page/drafts/draft-form.ts';

export const draftForm: DraftForm = {
  form: 'asset-type-form',
  area: 'assetMaster',
  right: 'assetMaster.basic',
  at: assetMasterAddresses,
};
