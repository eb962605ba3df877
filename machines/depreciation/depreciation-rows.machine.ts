import { createList } from '../lists/create-list.ts';
import type { DepreciationRow } from './assessment-year.ts';
import { loadDepreciation } from './depreciation-rows.actors.ts';

export const depreciationRowsMachine = createList<DepreciationRow>({
  id: 'depreciation-rows',
  description:
    'What each asset lost in value in a year, as its last run has found. Source: ASSET-007, ASSET-172.',
  loadPage: loadDepreciation,
});
