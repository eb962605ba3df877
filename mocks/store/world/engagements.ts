import type { components } from '@atrium/contract/generated/types.ts';
import type { SearchedCollections } from '../store.ts';
import type { Versioned } from '../versioned.ts';

type Contract = components['schemas'];

/** Engagements with clients, and the template for new ones. Source: ENGAG-040. */
export interface Records {
  engagements: EngagementRecord;
  engagementStages: StageRecord;
  engagementActivities: ActivityRecord;
  activityNotes: NoteRecord;
  activityDocs: DocRecord;
  activityActions: ActionRecord;
  engagementMoves: MoveRecord;
  engagementChanges: EngagementChangeRecord;
  templateStages: TemplateStageRecord;
  templateActivities: TemplateActivityRecord;
  projectTypes: ProjectTypeRecord;
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
  /** The client that the prospect is; missing or null for none. */
  clientId?: string | null;
  /** Computed by the store: its progress by the items that the full tenant sees. */
  visibleRollup?: Rollup;
  /** The same by all items. */
  fullRollup?: Rollup;
  /** Computed by the store, for the lists of readers and of editors. */
  visibleStageName?: string | null;
  fullStageName?: string | null;
  visibleStageKey?: string | null;
  fullStageKey?: string | null;
  visibleStageSince?: string | null;
  fullStageSince?: string | null;
  visibleActionOn?: string;
  fullActionOn?: string;
  visibleActivityRatio?: number;
  fullActivityRatio?: number;
  visibleEffortRatio?: number;
  fullEffortRatio?: number;
  visibleDoneHours?: number;
  fullDoneHours?: number;
  visibleTotalHours?: number;
  fullTotalHours?: number;
  visibleIsPlanned?: boolean;
  fullIsPlanned?: boolean;
  visibleIsOver?: boolean;
  fullIsOver?: boolean;
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
  currentStageId: string | null;
  currentStageName: string | null;
  /** A day or a UTC timestamp: when the stages before it were complete; null without stages. */
  stageSince: string | null;
  /** UTC timestamp of the last change. */
  lastActionOn: string;
  isNextPlanned: boolean;
  isOverThreshold: boolean;
}

/** A part of an activity. `changedByName` is empty if its writer is not known. */
interface ActivityPart extends Versioned {
  id: string;
  activityId: string;
}

export interface NoteRecord extends ActivityPart {
  notes: string;
}

export interface DocRecord extends ActivityPart {
  description: string;
  url: string;
  order: number;
}

export interface ActionRecord extends ActivityPart {
  action: string;
  isDone: boolean;
  order: number;
}

export interface ProjectTypeRecord extends Versioned {
  id: string;
  value: string;
}

/** An activity that a move has completed or reopened, with its state before. */
export interface MovedActivity {
  id: string;
  isDone: boolean;
  markedDoneBy: string | null;
  markedDoneOn: string | null;
  changedOn: string;
  /** Its version after the move. */
  version: number;
}

/** A move of an engagement to a stage. Source: ENGAG-D07. */
export interface MoveRecord {
  id: string;
  engagementId: string;
  stageId: string;
  activities: MovedActivity[];
  isUndone: boolean;
}

/** A line of an engagement's history. Source: ENGAG-D10. */
export type EngagementChangeRecord = Contract['EngagementChange'] & {
  engagementId: string;
  sequence: number;
};

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
  /** Computed by the store: its name for comparisons. */
  nameKey?: string;
  /** Computed by the store: the full days that it took; null unless it was completed in order. */
  durationDays?: number | null;
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
  /** Position in its stage; ties are in the order of `added`. */
  displayOrder: number;
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
  /** UTC timestamp of the last change of its note, documents and action items, if there was one. */
  partsChangedOn?: string;
  /** Computed by the store. */
  openActionCount?: number;
}

export type TemplateActivityRecord = Activity;

/** The computed fields of engagements for the lists of readers and of editors. */
const listFields = {
  visibleStageName: 'name',
  fullStageName: 'name',
  visibleStageKey: 'text',
  fullStageKey: 'text',
  visibleStageSince: 'instant',
  fullStageSince: 'instant',
  visibleActionOn: 'instant',
  fullActionOn: 'instant',
  visibleActivityRatio: 'number',
  fullActivityRatio: 'number',
  visibleEffortRatio: 'number',
  fullEffortRatio: 'number',
  visibleDoneHours: 'number',
  fullDoneHours: 'number',
  visibleTotalHours: 'number',
  fullTotalHours: 'number',
  visibleIsPlanned: 'boolean',
  fullIsPlanned: 'boolean',
  visibleIsOver: 'boolean',
  fullIsOver: 'boolean',
} as const;

export const collections: SearchedCollections<Records> = {
  engagements: {
    fields: {
      name: 'name',
      prospectName: 'name',
      projectTypeId: 'text',
      clientId: 'text',
      createdOn: 'instant',
      ...listFields,
    },
    indexes: [
      ['createdOn'],
      ['projectTypeId'],
      ['clientId'],
      ['visibleStageKey', 'createdOn'],
      ['fullStageKey', 'createdOn'],
    ],
    ordered: ['name', 'prospectName', 'fullStageName', 'fullActionOn'],
  },
  engagementStages: {
    fields: { engagementId: 'text', nameKey: 'text', durationDays: 'number' },
    indexes: [['engagementId'], ['nameKey', 'durationDays']],
  },
  engagementActivities: {
    fields: { engagementId: 'text', stageId: 'text' },
    indexes: [['engagementId'], ['stageId']],
  },
  activityNotes: { fields: { activityId: 'text' }, indexes: [['activityId']] },
  activityDocs: { fields: { activityId: 'text' }, indexes: [['activityId']] },
  activityActions: {
    fields: { activityId: 'text', isDone: 'boolean' },
    indexes: [['activityId']],
  },
  engagementMoves: { fields: { engagementId: 'text' }, indexes: [['engagementId']] },
  engagementChanges: {
    fields: { engagementId: 'text', sequence: 'number' },
    indexes: [['engagementId', 'sequence']],
  },
  templateStages: { fields: {}, indexes: [] },
  templateActivities: { fields: { stageId: 'text' }, indexes: [['stageId']] },
  projectTypes: { fields: { value: 'name' }, indexes: [], unique: [['value']] },
};
