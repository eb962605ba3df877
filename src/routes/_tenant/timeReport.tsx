import { createFileRoute } from '@tanstack/react-router';
import type { EntryRule } from '#machines/session/entry-rule.ts';
import { listParameters } from '#page/parameters/list-parameters.ts';
import { page } from '#page/entry/page-route.ts';

/** Users who record their time may see their own. */
const rule: EntryRule = { right: ['timereport.basic', 'clockwork.basic'] };

export const Route = createFileRoute('/_tenant/timeReport')({
  ...page(
    rule,
    ['timeReport', 'records', 'grid', 'common'],
    () => import('#features/time-report/time-report.page.tsx'),
  ),
  validateSearch: listParameters,
});
