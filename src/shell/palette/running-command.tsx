import { CircleStop } from 'lucide-react';
import { otherProjectsId, type Entry } from '#machines/clockwork/entry/entries.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { useNow } from '#ui/hooks/use-now.ts';
import type { CommandGroup } from './palette-search.ts';

interface RunningCommandOptions {
  /** Null while no entry is running. */
  running: Entry | null;
  now: () => number;
  /** Null while it cannot be stopped from here. */
  onStop: (() => void) | null;
  isStopping: boolean;
  /** The shortcut that stops it; undefined where single keys are off. */
  shortcut: string | undefined;
}

const minute = 60_000;

/** The running entry as a command that stops it, with its work and its time so far. */
export function useRunningCommand(options: RunningCommandOptions): CommandGroup {
  const { running, onStop, isStopping, shortcut } = options;
  const text = useText('shell');
  const { hours } = useFormat();
  const now = useNow(options.now, minute);
  const group = { id: 'running', label: text('groupRunning') };
  if (!running) return { ...group, commands: [] };
  const { projectId, projectDisplayString, taskDisplayString, startTime } = running;
  const work = projectId === otherProjectsId ? [] : [projectDisplayString, taskDisplayString];
  const seconds = Math.max(0, (now - Date.parse(startTime)) / 1000);
  const name = running.description || taskDisplayString || projectDisplayString;
  const title = name === '' ? text('shortcutStop') : text('stopNamed', { name });
  return {
    ...group,
    commands: [
      {
        id: 'running.stop',
        title: isStopping ? text('stoppingTimer') : title,
        hint: [...work.filter(Boolean), hours(seconds)].join(' · '),
        icon: <CircleStop />,
        isDisabled: isStopping || onStop === null,
        ...(shortcut !== undefined && { shortcut }),
        act: () => onStop?.(),
      },
    ],
  };
}
