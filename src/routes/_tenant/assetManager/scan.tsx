import { createFileRoute } from '@tanstack/react-router';
import type { EntryRule } from '#machines/session/entry-rule.ts';
import { page } from '#page/entry/page-route.ts';

/**
 * Requires one of the rights for the actions on an asset; looking up codes requires the right of
 * the list.
 */
const rule: EntryRule = {
  right: ['assetManager.view', 'assetManager.assign', 'assetManager.editDetails'],
  alsoRight: 'assetManager.basic',
};

export const Route = createFileRoute('/_tenant/assetManager/scan')(
  page(
    rule,
    ['assetScan', 'assets', 'handover', 'records', 'common'],
    () => import('#features/asset-scan/scan-assets.page.tsx'),
  ),
);
