import { useActorRef } from '@xstate/react';
import { use } from 'react';
import { recentProjectsMachine } from '#machines/shell/recent-projects.machine.ts';
import { loadTexts } from '#i18n/catalogs.ts';
import { readable } from '#i18n/readable.ts';
import { textIn, useLanguage, useText } from '#i18n/text.tsx';
import { readAgain, type Timer } from '#page/timer.ts';
import { useTimers } from '#page/timers.tsx';
import { useSingleKeys } from '#page/use-key.ts';
import { useTold } from '#page/use-told.ts';
import { useEmitted } from '#ui/use-emitted.ts';
import { commandsOf, type CommandContext } from './commands.tsx';
import { Palette } from './palette.tsx';
import { ProjectPalette, type ProjectPaletteProps } from './project-palette.tsx';

/** Without the English texts, a command is found by its own title alone. */
const english = readable(loadTexts('en', 'shell').catch(() => null));

export interface PaletteSlotProps extends Omit<
  CommandContext,
  'text' | 'english' | 'language' | 'hasSingleKeys' | 'onStart' | 'onStop'
> {
  isOpen: boolean;
  onClose: () => void;
  hasTimer: boolean;
}

/** The command palette over the page. It reads the recent projects of those who have a timer. */
export function PaletteSlot({ isOpen, onClose, hasTimer, ...context }: PaletteSlotProps) {
  const text = useText('shell');
  const language = useLanguage();
  const timers = useTimers();
  const englishTexts = use(english);
  const groups = commandsOf({
    ...context,
    language,
    hasSingleKeys: useSingleKeys(),
    text,
    english: englishTexts ? textIn('en', englishTexts) : text,
    onStart: commandTo(timers.current(), 'START'),
    onStop: commandTo(timers.current(), 'STOP'),
  });
  if (hasTimer) return <WithProjects isOpen={isOpen} onClose={onClose} {...groups} />;
  return <Palette isOpen={isOpen} onClose={onClose} groups={[...groups.before, ...groups.after]} />;
}

/** What the timer on the page can be told now, or null. */
function commandTo(timer: Timer | null, type: 'START' | 'STOP'): (() => void) | null {
  return timer?.getSnapshot().can({ type }) ? () => timer.send({ type }) : null;
}

function WithProjects(props: Omit<ProjectPaletteProps, 'actor'>) {
  const actor = useActorRef(recentProjectsMachine);
  const timers = useTimers();
  useEmitted(actor, {
    'entry.started': () => {
      const timer = timers.current();
      if (timer) readAgain(timer);
    },
  });
  useTold(actor, props.isOpen ? { type: 'palette.opened' } : null);
  return <ProjectPalette {...props} actor={actor} />;
}
