import type { ActivityRecord } from '../../../store/world/engagements.ts';
import type { SeedContext } from '../../context.ts';
import { seeded } from '../../seeded.ts';
import type { PlannedRecords } from './planned-records.ts';

const short = 'Agreed by phone.';

const long = `Present: Mara Quist, Theo Lang and two people from operations.

The interfaces to the old system stay until the end of the year. Nobody knows who still uses the
nightly export, so it is switched off for a week in May, and whoever misses it gets an own export.

Open: who pays for the second test environment; whether the app must work offline in the vault;
which of the eleven reports are still read. Theo sends the list of reports until Friday, and we bring
the estimate for the test environment to the next meeting.

They asked twice whether the start in September is safe. It is, as long as the decision on the
hosting comes before the summer break.`;

/**
 * Some activities have a note, documents and action items, others have nothing. In a closed
 * engagement, no action item is open.
 */
export function planParts(
  { random, today }: SeedContext,
  { id: activityId, changedOn }: ActivityRecord,
  { number, isClosed }: { number: number; isClosed: boolean },
  records: PlannedRecords,
): void {
  const daysAgo = Math.round((today - Date.parse(changedOn)) / 86_400_000);
  const change = { by: number % 3 === 0 ? 'Chloe Martin' : 'Ava Stone', daysAgo };
  if (number % 2 === 0) {
    const note = { id: random.uuid(), activityId, notes: number % 4 === 0 ? long : short };
    records.activityNotes.push(seeded(note, today, change));
  }
  for (let order = 1; order <= number % 3; order += 1) {
    const id = random.uuid();
    const url = `https://docs.demo.test/${id.slice(0, 8)}`;
    const doc = { id, activityId, description: `Minutes ${order}`, url, order };
    records.activityDocs.push(seeded(doc, today, change));
    const action = `Send the minutes ${order}`;
    const item = { id: random.uuid(), activityId, action, isDone: isClosed || order === 1, order };
    records.activityActions.push(seeded(item, today, change));
  }
}
