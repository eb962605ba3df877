import { addDays } from '../../../common/clockwork/time.ts';
import { daysBetween } from '../../../common/assets/days.ts';
import { statusIds, type AssetStatus } from '../../../common/assets/master-data.ts';
import { historyWith } from '../../../common/assets/status-history.ts';
import type { Model } from './models.ts';
import type {
  AssetAssignmentRecord,
  AssetRecord,
  AssetRepair,
} from '../../../store/world/assets.ts';

/** A current or former assignee of an asset. */
export type Assignee = Pick<AssetAssignmentRecord, 'employeeId' | 'teamId' | 'holderName'>;

/** A status in the life of an asset, and its assignee at that time. */
export interface Step {
  status: AssetStatus;
  assignee?: Assignee;
}

interface Life {
  assetId: string;
  /** The day it was added, and the last day of its history. */
  from: string;
  to: string;
  model: Pick<Model, 'defects'>;
  steps: readonly Step[];
  nextAssignmentId: () => string;
}

type Lived = Pick<
  AssetRecord,
  | 'statusId'
  | 'statusHistory'
  | 'repairs'
  | 'assignmentId'
  | 'employeeId'
  | 'teamId'
  | 'scrappedOn'
  | 'disposedOn'
>;

/** The life of an asset, its steps spread over its time; it starts in store. */
export function buildLife({ assetId, from, to, model, steps, nextAssignmentId }: Life) {
  const assignments: AssetAssignmentRecord[] = [];
  const repairs: AssetRepair[] = [];
  const lived: Lived = {
    statusId: statusIds.InStore,
    statusHistory: historyWith({ statusHistory: [] }, 'InStore', from, at(from)),
    repairs,
    assignmentId: null,
    employeeId: null,
    teamId: null,
    scrappedOn: null,
    disposedOn: null,
  };
  for (const [index, { status, assignee }] of steps.entries()) {
    const day = dayOfStep({ from, to, steps }, index, lived.statusHistory.at(-1)?.day ?? from);
    const last = assignments.at(-1);
    if (last && last.endedOn === null) last.endedOn = day;
    const repair = repairs.at(-1);
    if (repair && repair.returnedOn === null) {
      Object.assign(repair, { returnedOn: day, notesAfter: 'Repaired and tested.' });
    }
    if (status === 'Repair') {
      const turn = (index + Number(assetId.slice(-2))) % model.defects.length;
      const notesBefore = model.defects[turn] ?? '';
      repairs.push({ sentOn: day, returnedOn: null, notesBefore, notesAfter: '' });
    }
    if (assignee) {
      const id = nextAssignmentId();
      const lasting = {
        startedOn: day,
        endedOn: null,
        expectedReturnOn: null,
        note: '',
        handover: null,
      };
      assignments.push({ id, assetId, ...assignee, ...lasting });
    }
    if (status === 'Scrap') lived.scrappedOn = day;
    if (status === 'Disposed') lived.disposedOn = day;
    lived.statusId = statusIds[status];
    lived.assignmentId = assignee ? (assignments.at(-1)?.id ?? null) : null;
    lived.employeeId = assignee?.employeeId ?? null;
    lived.teamId = assignee?.teamId ?? null;
    lived.statusHistory = historyWith(lived, status, day, at(day), assignee?.holderName);
  }
  return { lived, assignments };
}

/** Repairs take up to twelve days; current ones started within the last weeks. */
function dayOfStep(
  { from, to, steps }: Pick<Life, 'from' | 'to' | 'steps'>,
  index: number,
  before: string,
): string {
  const stride = daysBetween(from, to) / (steps.length + 1);
  const even = addDays(from, Math.floor(stride * (index + 1)));
  if (steps[index - 1]?.status === 'Repair') {
    const repairedOn = addDays(before, 12);
    return repairedOn < even ? repairedOn : even;
  }
  const isLasting = steps[index]?.status === 'Repair' && index === steps.length - 1;
  const recent = addDays(to, -(3 + (daysBetween(from, to) % 40)));
  return isLasting && recent > before ? recent : even;
}

const at = (day: string) => `${day}T09:00:00.000Z`;
