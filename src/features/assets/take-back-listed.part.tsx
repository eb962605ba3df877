import { useActorRef } from '@xstate/react';
import { takeBackMachine } from '#machines/asset-assignment/take-back.machine.ts';
import { TakeBackQuestion, TakeBackReport } from '#records/handover/take-back.tsx';
import { useEmitted } from '#ui/use-emitted.ts';
import { useTold } from '#page/use-told.ts';
import type { DeedProps } from './assign-listed.part.tsx';

/** Assets of the list are taken back from whoever has them. Loaded with the first wish. */
export function TakeBackListed({ rows, onChanged }: DeedProps) {
  const actor = useActorRef(takeBackMachine);
  const assets = rows.flatMap(({ assignmentId, assetCode }) =>
    assignmentId === null ? [] : [{ id: assignmentId, assetCode }],
  );
  useTold(actor, { type: 'TAKE_BACK', assets });
  useEmitted(actor, { 'assets.takenBack': onChanged });
  return (
    <>
      <TakeBackReport actor={actor} />
      <TakeBackQuestion actor={actor} />
    </>
  );
}
