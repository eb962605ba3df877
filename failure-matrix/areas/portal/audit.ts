import type { PageEntry } from '../../support/pages.ts';
import type { SaveEntry } from '../../support/save.ts';

export const pages: Readonly<Record<string, PageEntry>> = {
  '/_tenant/auditLog': {
    href: '/auditLog',
    reads: ['searchAuditLog'],
    shows: /Showing 1 - /,
  },
};

/** Its only save is an export: see failure-matrix/saves/in-charts.ts. */
export const saves: readonly SaveEntry[] = [];
