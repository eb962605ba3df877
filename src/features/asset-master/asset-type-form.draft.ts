import { assetMasterAddresses } from '#page/addresses.ts';
import type { DraftForm } from '#page/draft-form.ts';

export const draftForm: DraftForm = {
  form: 'asset-type-form',
  area: 'assetMaster',
  right: 'assetMaster.basic',
  at: assetMasterAddresses,
};
