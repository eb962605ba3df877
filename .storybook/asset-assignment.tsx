import { useActorRef } from '@xstate/react';
import { createActor } from 'xstate';
import { fn } from 'storybook/test';
import type { AssigneeWithAssets } from '#machines/asset-assignment/assignee.actors.ts';
import { findAssetsMachine } from '#machines/asset-assignment/find-assets.machine.ts';
import type { AssignableAsset } from '#machines/asset-assignment/assignee.ts';
import { resendRequestMachine } from '#machines/asset-assignment/resend-request.machine.ts';
import { takeBackMachine } from '#machines/asset-assignment/take-back.machine.ts';
import { AssigneeScreen } from '#features/asset-assignment/assignee.screen.tsx';
import type { Privilege } from '#openapi/client/index.ts';
import type { ViewScreenProps } from '#records/record-view.tsx';
import { useEmitted } from '#ui/use-emitted.ts';
import { createStaticListState, useStoryListState } from './records.tsx';
import { frozenActor } from './statechart-panel/index.ts';

/** All rights that the assignment pages check. */
export const assigningRights: readonly Privilege[] = [
  'assetAssignments.basic',
  'assetManager.assign',
  'assetManager.view',
];

/** An assignee whose assets can be selected and returned, in any state of the page. */
export function AssigneeStory(props: ViewScreenProps<AssigneeWithAssets>) {
  const { actor } = props;
  const takeBack = useActorRef(takeBackMachine);
  const resendRequest = useActorRef(resendRequestMachine);
  const onChanged = () => actor.send({ type: 'record.changed' });
  useEmitted(takeBack, { 'assets.takenBack': onChanged });
  useEmitted(resendRequest, { 'handover.requested': onChanged });
  return (
    <AssigneeScreen
      {...props}
      {...useStoryListState()}
      onRetry={props.onRetry}
      takeBack={takeBack}
      resendRequest={resendRequest}
      onChanged={onChanged}
    />
  );
}

/** An assignee page that does not react to input. */
export const StaticAssignee = (props: ViewScreenProps<AssigneeWithAssets>) => (
  <AssigneeScreen
    {...createStaticListState()}
    {...props}
    takeBack={createActor(takeBackMachine)}
    resendRequest={createActor(resendRequestMachine)}
    onChanged={fn()}
  />
);

/** A static asset finder that lists these assets. */
export const createStaticFinder = (assets: readonly AssignableAsset[]) =>
  frozenActor(findAssetsMachine, {
    state: 'found',
    input: undefined,
    context: { assets, total: assets.length },
  });

/** The same finder, running next to the interactive chart. */
export const useStoryAssetFinder = () => useActorRef(findAssetsMachine);
