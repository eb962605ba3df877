import { createFileRoute } from '@tanstack/react-router';
import type { EntryRule } from '#machines/session/entry-rule.ts';
import { copyParameter } from '#page/parameters/record-parameters.ts';
import { page } from '#page/entry/page-route.ts';

/** Loading the fields' options requires the right of the list. */
const rule: EntryRule = { right: 'assetManager.add', alsoRight: 'assetManager.basic' };

export const Route = createFileRoute('/_tenant/assetManager/addAsset')({
  ...page(
    rule,
    ['assets', 'assetForms', 'records', 'validation', 'common', 'shell'],
    () => import('#features/assets/form/asset-add.page.tsx'),
  ),
  validateSearch: copyParameter,
});
