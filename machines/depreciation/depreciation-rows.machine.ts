import { createList } from '../lists/create-list.ts';
import type { DepreciationRow } from './assessment-year.ts';
import { loadDepreciation } from './depreciation-rows.actors.ts';

export const depreciationRowsMachine = createList<DepreciationRow>({
  id: 'depreciation-rows',
  description:
    'The value that each asset lost in a year, as computed by the last run. Source: ASSET-007, ASSET-172.',
  loadPage: loadDepreciation,
});
