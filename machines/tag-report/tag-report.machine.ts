import { createReport } from '../lists/create-report.ts';
import { loadTagReport } from './tag-report.actors.ts';
import type { TagReport } from './tag-report.ts';

export const tagReportMachine = createReport<TagReport>({
  id: 'tag-report',
  description:
    'The hours of each tag by project, employee, week or month, page by page, with the totals of all. Source: PRIV-050, PROJ-D80.',
  loadReport: loadTagReport,
});
