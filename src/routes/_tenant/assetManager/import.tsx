import { createFileRoute } from '@tanstack/react-router';
import type { EntryRule } from '#machines/session/entry-rule.ts';
import { page } from '#page/entry/page-route.ts';

/** Loading the possible values of lines requires the right of the list. */
const rule: EntryRule = { right: 'assetManager.add', alsoRight: 'assetManager.basic' };

export const Route = createFileRoute('/_tenant/assetManager/import')(
  page(
    rule,
    ['assetImport', 'assets', 'records', 'common'],
    () => import('#features/asset-import/asset-import.page.tsx'),
  ),
);
