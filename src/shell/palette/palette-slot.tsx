import { useRouter } from '@tanstack/react-router';
import { useActorRef } from '@xstate/react';
import { use } from 'react';
import { checkAccess } from '#machines/session/entry-rule.ts';
import { serverClock } from '#machines/clock.ts';
import { recentEntriesMachine } from '#machines/dashboard/recent-entries.machine.ts';
import type { RecordSources } from '#machines/shell/found-records.ts';
import { recentProjectsMachine } from '#machines/shell/recent-projects.machine.ts';
import { recordSearchMachine } from '#machines/shell/record-search.machine.ts';
import { loadTexts } from '#i18n/catalogs.ts';
import { readable } from '#i18n/readable.ts';
import { textIn, useLanguage, useText } from '#i18n/text.tsx';
import { getEntryRules } from '#page/entry/entry.ts';
import { readAgain, type Timer } from '#page/timer/timer.ts';
import { useTimerOutbox } from '#page/timer/timer-outbox.tsx';
import { useRunning, useTimers } from '#page/timer/timers.tsx';
import { shortcuts } from '#page/keys/shortcuts.ts';
import { usePage } from '#page/records/use-page.ts';
import { useSingleKeys } from '#page/keys/use-key.ts';
import { useSendOnChange } from '#page/records/use-send-on-change.ts';
import { useWorkTimer } from '#page/timer/use-work-timer.ts';
import type { Address } from '#records/form/address.ts';
import type { WorkTimer } from '#records/work/work-timer.ts';
import { useEmitted } from '#ui/hooks/use-emitted.ts';
import { buildCommands, type CommandContext } from './commands.tsx';
import { useEntryCommands } from './entry-commands.tsx';
import { Palette } from './palette.tsx';
import { ProjectPalette, type ProjectPaletteProps } from './project-palette.tsx';
import { usePaletteRecords } from './record-groups.tsx';
import { recordSourcesFor } from './record-sources.ts';
import { useRunningCommand } from './running-command.tsx';

/** If the English texts fail to load, a command is found only by its own title. */
const english = readable(loadTexts('en', 'shell').catch(() => null));

export interface PaletteSlotProps extends Omit<
  CommandContext,
  'text' | 'english' | 'language' | 'hasSingleKeys' | 'onStart' | 'onStop'
> {
  isOpen: boolean;
  onClose: () => void;
  hasTimer: boolean;
}

/**
 * The command palette over the page. It searches for records, and loads the recent projects of
 * users who have a timer.
 */
export function PaletteSlot(props: PaletteSlotProps) {
  const sources = useRecordSources();
  // If the rights or the settings change, a new search starts.
  return <Slot key={JSON.stringify(sources)} {...props} sources={sources} />;
}

interface SlotProps extends PaletteSlotProps {
  sources: RecordSources;
}

function Slot({ isOpen, onClose, hasTimer, sources, ...context }: SlotProps) {
  const text = useText('shell');
  const language = useLanguage();
  const timers = useTimers();
  const englishTexts = use(english);
  const hasSingleKeys = useSingleKeys();
  const running = useRunning() ?? null;
  const timer = useWorkTimer();
  const stopping = useRunningCommand({
    running,
    now: serverClock.now,
    onStop: timer.onStop,
    isStopping: timer.isStopping,
    shortcut: hasSingleKeys ? shortcuts.stopTimer.key : undefined,
  });
  const groups = buildCommands({
    ...context,
    language,
    hasSingleKeys,
    text,
    english: englishTexts ? textIn('en', englishTexts) : text,
    onStart: commandTo(timers.current(), 'START'),
    onStop: running ? null : commandTo(timers.current(), 'STOP'),
  });
  const palette = { isOpen, onClose, records: useRecords(sources, isOpen, timer) };
  if (hasTimer) {
    const before = [stopping, ...groups.before];
    return <WithProjects {...palette} {...groups} before={before} runningKey={timer.runningKey} />;
  }
  return <Palette {...palette} groups={[...groups.before, ...groups.after]} />;
}

/** The record sources that the user may search, by the rules of the pages. */
function useRecordSources(): RecordSources {
  const router = useRouter();
  const rules = getEntryRules(router);
  const { profile } = usePage().workspace;
  return recordSourcesFor((page) => {
    const rule = rules.get(page);
    return rule !== undefined && checkAccess(rule, profile) === null;
  });
}

/** The record search; each opening of the palette starts with an empty text. */
function useRecords(sources: RecordSources, isOpen: boolean, timer: WorkTimer) {
  const router = useRouter();
  const actor = useActorRef(recordSearchMachine, { input: { sources } });
  useSendOnChange(actor, isOpen ? null : { type: 'text.typed', text: '' });
  const onOpen = (address: Address) => void router.navigate({ ...address });
  return usePaletteRecords(actor, { onOpen, timer });
}

/** Returns a function that sends the event to the timer; null if the timer cannot handle it now. */
function commandTo(timer: Timer | null, type: 'START' | 'STOP'): (() => void) | null {
  return timer?.getSnapshot().can({ type }) ? () => timer.send({ type }) : null;
}

function WithProjects(props: Omit<ProjectPaletteProps, 'actor'>) {
  const actor = useActorRef(recentProjectsMachine);
  const { store } = useTimerOutbox();
  const entries = useActorRef(recentEntriesMachine, {
    input: { clock: serverClock, store, report: null },
  });
  const timers = useTimers();
  const readTimer = () => {
    const timer = timers.current();
    if (timer) readAgain(timer);
  };
  useEmitted(entries, { 'entry.continued': readTimer });
  useEmitted(actor, { 'entry.started': readTimer });
  useSendOnChange(actor, props.isOpen ? { type: 'palette.opened' } : null);
  useSendOnChange(entries, props.isOpen ? { type: 'area.changed' } : null);
  const before = [...props.before, useEntryCommands(entries)];
  return <ProjectPalette {...props} before={before} actor={actor} />;
}
