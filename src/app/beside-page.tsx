import { IdleWarning } from '#features/session/idle-warning.tsx';
import { ShortcutsDialog } from '#shell/shortcuts-dialog.tsx';
import { Crossover } from './crossover.tsx';
import { MessageHistory } from './message-history.tsx';
import { Notices } from './notices.tsx';
import { useSession } from './use-session.ts';

/** A list that the person has opened from their menu. */
export type OpenList = 'messages' | 'shortcuts' | null;

export interface BesidePageProps {
  open: OpenList;
  onClose: () => void;
  hasTimer: boolean;
}

/** What appears over a page of a tenant: messages, warnings, prompts, lists. */
export function BesidePage({ open, onClose, hasTimer }: BesidePageProps) {
  const session = useSession();
  return (
    <>
      <Notices />
      <IdleWarning actor={session} />
      <Crossover />
      <MessageHistory isOpen={open === 'messages'} onClose={onClose} />
      <ShortcutsDialog isOpen={open === 'shortcuts'} hasTimer={hasTimer} onClose={onClose} />
    </>
  );
}
