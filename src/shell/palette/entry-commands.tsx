import { useSelector } from '@xstate/react';
import { Play, RotateCw } from 'lucide-react';
import type { ActorRefFrom } from 'xstate';
import type { recentEntriesMachine } from '#machines/dashboard/recent-entries.machine.ts';
import { useCauseText } from '#i18n/cause-text.ts';
import { useText } from '#i18n/text.tsx';
import type { Command, CommandGroup } from './palette-search.ts';

export type RecentEntriesActor = ActorRefFrom<typeof recentEntriesMachine>;

/** The recent entries as commands; selecting one continues it at once. */
export function useEntryCommands(actor: RecentEntriesActor): CommandGroup {
  const text = useText('shell');
  const why = useCauseText();
  const { offered, cause } = useSelector(actor, ({ context }) => context);
  const canContinue = useSelector(actor, (state) => state.hasTag('known'));
  const isUnavailable = useSelector(actor, (state) => state.matches('unavailable'));
  const commands: Command[] = offered.map((entry) => ({
    id: `entry.${entry.id}`,
    title: text('continueNamed', { name: entry.description || text('noDescription') }),
    hint: [entry.projectDisplayString, entry.taskDisplayString].filter(Boolean).join(' · '),
    icon: <Play />,
    isDisabled: !canContinue,
    act: () => actor.send({ type: 'entry.continue', entry }),
  }));
  if (isUnavailable) {
    commands.push({
      id: 'entries.retry',
      title: text('entriesTryAgain'),
      hint: [text('entriesUnavailable'), why(cause)].join(' ').trim(),
      icon: <RotateCw />,
      staysOpen: true,
      act: () => actor.send({ type: 'retry' }),
    });
  }
  return { id: 'entries', label: text('groupEntries'), commands };
}
