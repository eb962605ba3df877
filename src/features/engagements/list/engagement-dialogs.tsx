import { useSelector } from '@xstate/react';
import { lazy } from 'react';
import type { EngagementDialogsActor } from '#machines/engagements/list/engagement-dialogs.machine.ts';
import type { ProjectTypesActor } from '#machines/engagements/list/types/project-types.machine.ts';
import { OnFirstOpen } from '#records/list/on-first-open.tsx';
import { DeletionQuestion } from '../engagement/parts/deletion-question.tsx';

const NewEngagementDialog = lazy(() => import('./new-engagement-dialog.tsx'));
const ProjectTypesDialogs = lazy(() => import('./project-types-dialogs.tsx'));

interface EngagementDialogsProps {
  actor: EngagementDialogsActor;
  types: ProjectTypesActor;
}

/** The dialogs above list and board. */
export function EngagementDialogs({ actor, types }: EngagementDialogsProps) {
  const { form, deletion } = useSelector(actor, ({ children }) => children);
  const name = useSelector(actor, ({ context }) => context.selected?.name ?? '');
  const hasTypes = useSelector(
    types,
    (state) => state.matches({ overview: 'open' }) || !state.matches({ dialog: 'closed' }),
  );
  return (
    <>
      <OnFirstOpen actor={form}>
        {(open) => <NewEngagementDialog key={open.sessionId} actor={open} types={types} />}
      </OnFirstOpen>
      <OnFirstOpen actor={deletion}>
        {(open) => <DeletionQuestion actor={open} name={name} />}
      </OnFirstOpen>
      {/* After the dialog of an engagement, since it opens above it. */}
      <OnFirstOpen actor={hasTypes ? types : undefined}>
        {(open) => <ProjectTypesDialogs actor={open} />}
      </OnFirstOpen>
    </>
  );
}
