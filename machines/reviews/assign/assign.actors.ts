import { fromPromise } from 'xstate';
import { api, type Schema } from '#openapi/client/index.ts';
import type { ClientAssignment, ClientStep } from './client-row.ts';

export interface ChoicesToSave extends ClientStep {
  assignments: Schema<'ClientAssignments'>['assignments'];
}

/** Assigns contacts to reviews, all or none. Source: REVW-079. */
export const assignContacts = fromPromise<void, ChoicesToSave>(
  async ({ input: { cycleId, stepId, assignments }, signal }) => {
    const body = { cycleId, stepId, assignments };
    await api.assignClientContacts({ body, signal, isReported: true });
  },
);

export interface NudgeToSend {
  assignmentId: string;
  message: string;
  /** Whether it is one of several, which are reported together. */
  isOneOfMany: boolean;
}

/** Reminds a client contact of a review. Source: REVW-080. */
export const sendClientNudge = fromPromise<void, NudgeToSend>(
  async ({ input: { assignmentId, message, isOneOfMany }, signal }) => {
    const body = { assignmentId, message };
    await api.nudgeClient({ body, signal, isReported: true, isSuccessHidden: isOneOfMany });
  },
);

export interface AutoNudge {
  assignmentId: string;
  isAutoNudge: boolean;
}

/** Turns the automatic reminders of a contact on or off. Source: REVW-082. */
export const switchAutoNudge = fromPromise<ClientAssignment, AutoNudge>(
  async ({ input: { assignmentId, isAutoNudge }, signal }) => {
    const body = { assignmentId, isAutoNudge };
    const { clientAssignment } = await api.updateClientAutoNudge({ body, signal });
    return clientAssignment;
  },
);

/** The reminders about a review, newest first. */
export interface NudgeHistory {
  clients: readonly Schema<'ClientNudgeRow'>[];
  staff: readonly Schema<'AdminNudgeRow'>[];
}

/** Loads both histories of a review. Source: REVW-083, REVW-084. */
export const loadNudgeHistory = fromPromise<NudgeHistory, { reviewId: string }>(
  async ({ input: { reviewId: id }, signal }) => {
    const path = { id };
    const [{ clientNudgeHistory: clients }, { paAdminNudgeHistory: staff }] = await Promise.all([
      api.getClientNudgeHistory({ path, signal }),
      api.getAdminNudgeHistory({ path, signal }),
    ]);
    return { clients, staff };
  },
);
