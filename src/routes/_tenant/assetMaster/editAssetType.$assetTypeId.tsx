import { createFileRoute } from '@tanstack/react-router';
import type { EntryRule } from '#machines/session/entry-rule.ts';
import { page } from '#page/entry/page-route.ts';

/** Loading the type requires the right of the list. */
const rule: EntryRule = { right: 'assetMaster.edit', alsoRight: 'assetMaster.basic' };

export const Route = createFileRoute('/_tenant/assetMaster/editAssetType/$assetTypeId')(
  page(
    rule,
    ['assetMaster', 'records', 'validation', 'common', 'shell'],
    () => import('#features/asset-master/asset-type-form.page.tsx'),
  ),
);
