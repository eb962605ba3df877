import type { components } from '@atrium/contract/generated/types.ts';
import type { SearchedCollections } from '../store.ts';

/** Notifications of people, and the events for listeners. Source: NOTIF-037, NOTIF-029. */
export interface Records {
  notifications: NotificationRecord;
  events: EventRecord;
}

/** Completed, removed and denied notifications count as seen. */
export type NotificationState = 'unseen' | 'seen' | 'completed' | 'denied';

export interface NotificationRecord {
  id: string;
  /** The person who is notified. */
  recipientId: string;
  /**
   * 1 to 9, in the order of the requirements' list of notification types; the types of assets
   * follow.
   */
  typeId: number;
  state: NotificationState;
  /** The person who caused it, if the recipient can respond to them; otherwise null. */
  senderId: string | null;
  /** UTC timestamp. */
  requestedTime: string;
  componentName: string;
  notificationData: NotificationData;
  /** Computed by the store: the `value` of its data. */
  linkedId?: string | null;
}

/** Properties that do not apply are null. Source: NOTIF-005. */
export interface NotificationData {
  profileImageUrl: string | null;
  userName: string | null;
  projectName: string | null;
  taskName: string | null;
  projectOwnerName: string | null;
  notificationMessage: string | null;
  messageData: string | null;
  value: string | null;
  stepId: string | null;
  projectId: string | null;
  isAdmin: boolean;
  /** The review whose meeting a click opens. */
  reviewId?: string;
  /** The assets that it is about, if any. */
  assetIds?: string[];
  /** The handovers that the person is requested to accept or decline. */
  handovers?: NotifiedHandover[];
  /**
   * The reason for declining, the beginning of an impediment or of its resolution, or the note of a
   * request for a right or of its answer.
   */
  remark?: string;
  /** The requested right. */
  privilege?: components['schemas']['Privilege'];
  /** Days of a warranty or a repair. */
  days?: number;
}

export interface NotifiedHandover {
  assignmentId: string;
  assetId: string;
  assetCode: string;
}

/** One event of a tenant's real-time hubs. */
export interface EventRecord {
  id: string;
  /** Increases by 1 from 1 in each tenant. */
  sequence: number;
  hub: 'centralClockwork' | 'externalIntegration' | 'calendarSync' | 'notifications';
  /** The recipient, or several; null for everyone who may listen. */
  to: string | readonly string[] | null;
  type: string;
  data: Readonly<Record<string, unknown>>;
}

export const collections: SearchedCollections<Records> = {
  notifications: {
    fields: {
      recipientId: 'text',
      state: 'text',
      typeId: 'number',
      requestedTime: 'instant',
      linkedId: 'text',
    },
    indexes: [
      ['recipientId', 'requestedTime'],
      ['recipientId', 'state', 'requestedTime'],
      ['recipientId', 'state', 'typeId'],
      ['typeId', 'state'],
      ['linkedId'],
    ],
  },
  events: { fields: { sequence: 'number' }, indexes: [['sequence']] },
};
