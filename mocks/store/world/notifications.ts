import type { Indexes } from '../store.ts';

/** What people are told, and the events that listeners hear. Source: NOTIF-037, NOTIF-029. */
export interface Records {
  notifications: NotificationRecord;
  events: EventRecord;
}

/** What was completed, removed or denied was seen as well, and counts no more. */
export type NotificationState = 'unseen' | 'seen' | 'completed' | 'denied';

export interface NotificationRecord {
  id: string;
  /** The person who is told. */
  recipientId: string;
  /** 1 to 9, in the order of the documents' list of notification types; those of assets follow. */
  typeId: number;
  state: NotificationState;
  /** The person who has caused it, where they may be answered; else null. */
  senderId: string | null;
  /** Instant. */
  requestedTime: string;
  componentName: string;
  notificationData: NotificationData;
}

/** Source: NOTIF-005. What does not apply is null. */
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
  /** What it is about, where that is assets. */
  assetIds?: string[];
  /** What the person is asked to accept or decline. */
  handovers?: NotifiedHandover[];
  /** Why somebody has declined. */
  remark?: string;
  /** Of a warranty or a repair. */
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
  /** Counts up from 1 in each tenant. */
  sequence: number;
  hub: 'centralClockwork' | 'externalIntegration' | 'calendarSync' | 'notifications';
  /** The person it is for; null for everybody who may listen. */
  to: string | null;
  type: string;
  data: Readonly<Record<string, unknown>>;
}

export const collections: Indexes<Records> = {
  notifications: {
    indexes: [
      ['recipientId', 'requestedTime'],
      ['recipientId', 'state', 'requestedTime'],
      ['recipientId', 'state', 'typeId'],
    ],
  },
  events: { indexes: [['sequence']] },
};
