import { createFileRoute } from '@tanstack/react-router';
import type { EntryRule } from '#machines/session/entry-rule.ts';
import { copyParameter } from '#page/record-parameters.ts';
import { page } from '#page/page-route.ts';

/** Loading the fields' options requires the right of the list. */
const rule: EntryRule = { right: 'assetManager.add', alsoRight: 'assetManager.basic' };

export const Route = createFileRoute('/_tenant/assetManager/addAsset')({
  ...page(
    rule,
    ['assets', 'assetForms', 'records', 'validation', 'common', 'shell'],
    () => import('#features/assets/asset-add.page.tsx'),
  ),
  validateSearch: copyParameter,
});
