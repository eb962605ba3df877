import { scanAddress } from '#page/addresses.ts';
import type { DraftForm } from '#page/draft-form.ts';

export const draftForm: DraftForm = {
  form: 'scan-assets',
  area: 'assetScan',
  right: 'assetManager.basic',
  at: scanAddress,
};
