import { createFileRoute } from '@tanstack/react-router';
import type { EntryRule } from '#machines/session/entry-rule.ts';
import { page } from '#page/entry/page-route.ts';

/** Requires one of the two rights. Source: PRIV-052. */
const rule: EntryRule = {
  right: ['assetManager.editDetails', 'assetManager.editTypeProperties'],
};

export const Route = createFileRoute('/_tenant/assetManager/editAsset/$assetId')(
  page(
    rule,
    ['assets', 'assetForms', 'records', 'validation', 'common', 'shell'],
    () => import('#features/assets/form/edit-asset.page.tsx'),
  ),
);
