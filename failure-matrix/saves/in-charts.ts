import type { OperationId } from '#openapi/client/index.ts';

/**
 * Saves that leave the page for another site or load the app again, that are made by dragging, whose
 * days are typed in segments, that
 * repeat an invitation which someone else has withdrawn, that are made by people who lack a right,
 * or whose response is a file. A screen would verify no more than the chart, so they are tested with
 * the chart and the real client.
 */
export const testedInCharts: readonly OperationId[] = [
  'logout',
  'createAbsence',
  'setAssetPropertyOrder',
  'inviteSecurityUser',
  'exportAuditLog',
  'startCalendarConnection',
  'connectCalendar',
  'requestAccess',
  'withdrawAccessRequest',
  'beginViewAs',
  'endViewAs',
];
