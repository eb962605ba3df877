import { useSelector } from '@xstate/react';
import { lazy } from 'react';
import type { CycleDialogsActor } from '#machines/reviews/cycles/cycle-dialogs.machine.ts';
import { OnFirstOpen } from '#records/list/on-first-open.tsx';

const CycleHeadDialog = lazy(() =>
  import('./cycle-head-dialog.tsx').then((module) => ({ default: module.CycleHeadDialog })),
);
const AdditionDialog = lazy(() =>
  import('./people/addition-dialog.tsx').then((module) => ({ default: module.AdditionDialog })),
);
const InterfacerDialog = lazy(() =>
  import('./people/interfacer-dialog.tsx').then((module) => ({ default: module.InterfacerDialog })),
);
const RemovalQuestion = lazy(() =>
  import('./people/removal-question.tsx').then((module) => ({ default: module.RemovalQuestion })),
);

/** The dialogs of a cycle, each with its own machine, and loaded when it is first opened. */
export function CycleDialogs({ actor }: { actor: CycleDialogsActor }) {
  const { head, addition, interfacer, removal } = useSelector(actor, ({ children }) => children);
  return (
    <>
      <OnFirstOpen actor={head}>
        {(open) => <CycleHeadDialog key={open.sessionId} actor={open} />}
      </OnFirstOpen>
      <OnFirstOpen actor={addition}>
        {(open) => <AdditionDialog key={open.sessionId} actor={open} />}
      </OnFirstOpen>
      <OnFirstOpen actor={interfacer}>
        {(open) => <InterfacerDialog key={open.sessionId} actor={open} />}
      </OnFirstOpen>
      <OnFirstOpen actor={removal}>{(open) => <RemovalQuestion actor={open} />}</OnFirstOpen>
    </>
  );
}
