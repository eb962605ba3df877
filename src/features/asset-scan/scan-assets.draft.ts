import { scanAddress } from '#page/parameters/addresses.ts';
import type { DraftForm } from '#page/drafts/draft-form.ts';

export const draftForm: DraftForm = {
  form: 'scan-assets',
  area: 'assetScan',
  right: 'assetManager.basic',
  at: scanAddress,
};
