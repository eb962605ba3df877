import type { SearchedCollections } from '../store.ts';
import type { Versioned } from '../versioned.ts';

/** Engagements with clients, and the template for new ones. Source: ENGAG-040. */
export interface Records {
  engagements: EngagementRecord;
  engagementStages: StageRecord;
  engagementActivities: ActivityRecord;
  activityNotes: { id: string; activityId: string; notes: string };
  activityDocs: { id: string; activityId: string; description: string; url: string; order: number };
  activityActions: {
    id: string;
    activityId: string;
    action: string;
    isDone: boolean;
    order: number;
  };
  templateStages: TemplateStageRecord;
  templateActivities: TemplateActivityRecord;
  projectTypes: { id: string; value: string };
}

export interface EngagementRecord extends Versioned {
  id: string;
  name: string;
  type: 'blank' | 'base';
  prospectName: string;
  /** The all-zero id if none is selected. */
  projectTypeId: string;
  /** Date (yyyy-MM-dd). */
  createdOn: string;
  /** Computed by the store: its progress by the items that the full tenant sees. */
  visibleRollup?: Rollup;
  /** The same by all items. */
  fullRollup?: Rollup;
}

/** The progress of an engagement. Source: ENGAG-039, ENGAG-D01. */
export interface Rollup {
  completedActivities: number;
  totalActivities: number;
  /** Planned hours of completed activities. */
  doneHours: number;
  /** Planned hours of all activities. */
  totalHours: number;
  /** The first stage that is not complete, else the last; null without stages. */
  currentStageName: string | null;
}

interface Stage extends Versioned {
  id: string;
  stageName: string;
  isTenantVisible: boolean;
  description: string;
  displayOrder: number;
  /**
   * Increases, so that stages with the same display order stay in the order in which they were
   * added.
   */
  added: number;
}

export interface StageRecord extends Stage {
  engagementId: string;
}

export type TemplateStageRecord = Stage;

interface Activity extends Versioned {
  id: string;
  stageId: string;
  activityDesc: string;
  isTenantVisible: boolean;
  /** In hours. */
  baseline: number;
  /** In percent. */
  threshold: number;
  added: number;
}

export interface ActivityRecord extends Activity {
  engagementId: string;
  /** In hours. */
  actuals: number;
  isDone: boolean;
  markedDoneBy: string | null;
  /** UTC timestamp. */
  markedDoneOn: string | null;
}

export interface TemplateActivityRecord extends Activity {
  displayOrder: number;
}

export const collections: SearchedCollections<Records> = {
  engagements: { fields: { createdOn: 'instant' }, indexes: [['createdOn']] },
  engagementStages: { fields: { engagementId: 'text' }, indexes: [['engagementId']] },
  engagementActivities: {
    fields: { engagementId: 'text', stageId: 'text' },
    indexes: [['engagementId'], ['stageId']],
  },
  activityNotes: { fields: { activityId: 'text' }, indexes: [['activityId']] },
  activityDocs: { fields: { activityId: 'text' }, indexes: [['activityId']] },
  activityActions: { fields: { activityId: 'text' }, indexes: [['activityId']] },
  templateStages: { fields: {}, indexes: [] },
  templateActivities: { fields: { stageId: 'text' }, indexes: [['stageId']] },
  projectTypes: { fields: {}, indexes: [] },
};
