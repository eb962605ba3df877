import type { ClientRow } from '#machines/reviews/assign/client-row.ts';

/** Whom a reminder of a row goes to. */
export const toTarget = ({ assignmentId, clientContactName, employeeName }: ClientRow) => ({
  assignmentId: assignmentId ?? '',
  contactName: clientContactName,
  employeeName,
});
