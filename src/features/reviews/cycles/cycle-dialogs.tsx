import { useSelector } from '@xstate/react';
import type { CycleDialogsActor } from '#machines/reviews/cycles/cycle-dialogs.machine.ts';
import { useText } from '#i18n/text.tsx';
import { OnFirstOpen } from '#records/on-first-open.tsx';
import { PartQuestion } from '#records/part-question.tsx';
import { AdditionDialog } from './addition-dialog.tsx';
import { CycleHeadDialog } from './cycle-head-dialog.tsx';
import { InterfacerDialog } from './interfacer-dialog.tsx';

/** The dialogs of a cycle, each with its own machine. */
export function CycleDialogs({ actor }: { actor: CycleDialogsActor }) {
  const text = useText('reviewCycles');
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
      <OnFirstOpen actor={removal}>
        {(open) => (
          <PartQuestion
            actor={open}
            title={text('removeTitle')}
            question={({ employeeName }) => text('removeText', { name: employeeName })}
          />
        )}
      </OnFirstOpen>
    </>
  );
}
