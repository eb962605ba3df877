import type { Handlers } from '../core/requests/handler.ts';
import { tagReport } from './reports/tag-report.ts';
import { workItems } from './reports/work-items.ts';
import { workView } from './reports/work-view.ts';

export { default as requests } from '@atrium/contract/generated/schemas/reports.requests.ts';
export const messages = async () => (await import('./reports/messages.ts')).reports;

/** The hours of each tag, and the current work of each person. Source: CLOCK-002. */
export const handlers: Handlers<'reports'> = { ...tagReport, ...workView, ...workItems };
