import { useActorRef } from '@xstate/react';
import { assignAssetsMachine } from '#machines/asset-assignment/assign-assets.machine.ts';
import { findAssetsMachine } from '#machines/asset-assignment/find-assets.machine.ts';
import type { AssetHolder } from '#machines/asset-assignment/assignee.ts';
import { useText } from '#i18n/text.tsx';
import { notifySuccess } from '#session/tabs/notice-list.ts';
import { AssignDialog } from '#records/handover/assign-dialog.tsx';
import { useCalendar } from '#records/report/use-calendar.ts';
import { useCompanion } from '#records/use-companion.ts';
import { useEmitted } from '#ui/hooks/use-emitted.ts';
import { useSendOnChange } from '#page/records/use-send-on-change.ts';

interface AssigneeAction {
  assignee: AssetHolder;
  /** The assignee's assets have changed, or an asset is no longer in store. */
  onChanged: () => void;
}

/** Assigns assets to a known assignee. Loaded on the first request. */
export function AssignToAssignee({ assignee, onChanged }: AssigneeAction) {
  const text = useText('handover');
  const calendar = useCalendar();
  const actor = useActorRef(assignAssetsMachine, { input: { calendar, hasFinder: true } });
  const finder = useCompanion(actor, findAssetsMachine);
  // Only stable fields: the assignee's totals change once something is assigned.
  const { employeeId, teamId, name } = assignee;
  useSendOnChange(actor, { type: 'OPEN', receiver: { employeeId, teamId, name }, assets: [] });
  useEmitted(actor, {
    'assets.assigned': ({ assetIds: { length: count } }) => {
      if (count > 0) notifySuccess([text('assigned', { count, name })]);
      onChanged();
    },
  });
  return <AssignDialog actor={actor} finder={finder} title={text('assignTo', { name })} />;
}
