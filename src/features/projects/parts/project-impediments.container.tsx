import { useSelector } from '@xstate/react';
import type { ProjectImpedimentResolutionActor } from '#machines/projects/impediments/project-impediment-resolution.machine.ts';
import {
  emptyImpediment,
  emptyResolution,
} from '#machines/projects/impediments/project-impediment.ts';
import type { ProjectImpedimentsActor } from '#machines/projects/impediments/project-impediments.machine.ts';
import { UnsavedDialog } from '#page/drafts/unsaved-dialog.tsx';
import { usePartDraft } from '#page/drafts/use-part-draft.ts';
import { useSendOnChange } from '#page/records/use-send-on-change.ts';
import { ProjectImpedimentsScreen } from './project-impediments.screen.tsx';

/**
 * The impediments of a project, loaded when their tab is first shown; what is typed in the line and
 * in the dialogs is stored as drafts.
 */
export function ProjectImpediments({ actor }: { actor: ProjectImpedimentsActor }) {
  const projectId = useSelector(actor, ({ context }) => context.detail.project.id);
  const { line, change, resolution } = useSelector(actor, ({ children }) => children);
  const getId = ({ id }: { id: string }) => id;
  const name = `project-impediment ${projectId}`;
  const ofLine = usePartDraft(line, { name, emptyForm: emptyImpediment, getId });
  const ofChange = usePartDraft(change, { name, emptyForm: emptyImpediment, getId });
  useSendOnChange(actor, { type: 'impediments.open' });
  return (
    <>
      <ProjectImpedimentsScreen actor={actor} />
      <UnsavedDialog question={ofLine} onLeave={() => line?.send({ type: 'CANCEL' })} />
      <UnsavedDialog question={ofChange} onLeave={() => change?.send({ type: 'CANCEL' })} />
      {resolution && <ResolutionDraft key={resolution.sessionId} actor={resolution} />}
    </>
  );
}

/** What is typed on how an impediment was resolved, stored as a draft of that impediment. */
function ResolutionDraft({ actor }: { actor: ProjectImpedimentResolutionActor }) {
  const impedimentId = useSelector(actor, ({ context }) => context.parentId);
  const question = usePartDraft(actor, {
    name: `project-impediment-resolution ${impedimentId}`,
    emptyForm: emptyResolution,
    getId: ({ id }) => id,
  });
  return <UnsavedDialog question={question} onLeave={() => actor.send({ type: 'CANCEL' })} />;
}
