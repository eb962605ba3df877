import { createFileRoute } from '@tanstack/react-router';
import type { EntryRule } from '#machines/session/entry-rule.ts';
import { page } from '#page/entry/page-route.ts';
import { copyParameter } from '#page/parameters/record-parameters.ts';

/** Loading the fields' options requires the right of the list. */
const rule: EntryRule = { right: 'assetMaster.add', alsoRight: 'assetMaster.basic' };

export const Route = createFileRoute('/_tenant/assetMaster/addAssetType')({
  ...page(
    rule,
    ['assetMaster', 'records', 'validation', 'common', 'shell'],
    () => import('#features/asset-master/asset-type-form.page.tsx'),
  ),
  validateSearch: copyParameter,
});
