import type {
  ActionRecord,
  ActivityRecord,
  DocRecord,
  EngagementRecord,
  NoteRecord,
  StageRecord,
} from '../../../store/world/engagements.ts';

/** The records of demo engagements by collection, to be put collection by collection. */
export interface PlannedRecords {
  engagements: EngagementRecord[];
  engagementStages: StageRecord[];
  engagementActivities: ActivityRecord[];
  activityNotes: NoteRecord[];
  activityDocs: DocRecord[];
  activityActions: ActionRecord[];
}
