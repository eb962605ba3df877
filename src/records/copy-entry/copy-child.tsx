import type { CopyEntryActor } from '#machines/clockwork/entry/copy-entry.machine.ts';
import { onDemand } from '#ui/hooks/on-demand.ts';
import { OnFirstOpen } from '../list/on-first-open.tsx';

const CopyDialog = onDemand(() => import('./copy-dialog.tsx').then((module) => module.CopyDialog));

/** The actor that continues or duplicates an entry; its dialog is loaded with the first one. */
export const CopyChild = ({ actor }: { actor: CopyEntryActor | undefined }) => (
  <OnFirstOpen actor={actor}>
    {(copy) => <CopyDialog key={copy.sessionId} actor={copy} />}
  </OnFirstOpen>
);
