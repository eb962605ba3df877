import type { CycleHeadActor } from '#machines/reviews/cycles/cycle-head.machine.ts';
import { useText } from '#i18n/text.tsx';
import { PartDialog } from '#records/view/part-dialog.tsx';
import { CycleHeadFields } from './cycle-head-fields.tsx';

/** Changes name, period, year and days of a cycle. Source: REVW-D22. */
export function CycleHeadDialog({ actor }: { actor: CycleHeadActor }) {
  const text = useText('reviewCycles');
  const records = useText('records');
  return (
    <PartDialog
      actor={actor}
      title={text('edit')}
      save={records('update')}
      getLabel={(field) => text(field)}
    >
      <CycleHeadFields actor={actor} />
    </PartDialog>
  );
}
