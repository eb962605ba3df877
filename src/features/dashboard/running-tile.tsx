import { CircleDot, CircleStop } from 'lucide-react';
import { useRef } from 'react';
import { otherProjectsId } from '#machines/clockwork/entry/entries.ts';
import type { Running } from '#machines/dashboard/tiles.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import type { Path } from '#page/parameters/addresses.ts';
import { Button } from '#ui/controls/button.tsx';
import { useFocusAfter } from '#ui/hooks/use-focus-after.ts';
import { Tile } from './tile.tsx';
import styles from './dashboard.module.css';

export interface StopProps {
  /** Null while it cannot be stopped from here. */
  onStop: (() => void) | null;
  isStopping: boolean;
}

interface RunningTileProps {
  running: Running | null;
  now: number;
  /** Whether ClockWork can be opened; no page can without organization settings. */
  isOpen: boolean;
  stop: StopProps;
}

const clockWork: Path = '/ClockWork';

/** The running entry with its time, and a button to stop it. */
export function RunningTile({ running, now, isOpen, stop }: RunningTileProps) {
  const text = useText('dashboard');
  const tile = useRef<HTMLLIElement>(null);
  // Stopping removes the button.
  useFocusAfter(stop.isStopping, () => tile.current?.querySelector('a'));
  const link = { to: clockWork, title: text(running?.isStale ? 'fixEntry' : 'openClockWork') };
  return (
    <Tile
      ref={tile}
      label={text('runningNow')}
      icon={CircleDot}
      className={styles.running}
      action={running && !running.isStale && <Stop {...stop} running={running} />}
      {...(isOpen && { link })}
    >
      <RunningNow running={running} now={now} />
    </Tile>
  );
}

function Stop({ running, onStop, isStopping }: StopProps & { running: Running }) {
  const text = useText('dashboard');
  if (!onStop) return null;
  const name = running.entry.description || text('noDescription');
  return (
    <Button
      variant="danger"
      size="small"
      icon={<CircleStop aria-hidden="true" />}
      aria-label={text('stopEntry', { name })}
      isPending={isStopping}
      pendingLabel={text('stopping')}
      onPress={onStop}
    >
      {text('stop')}
    </Button>
  );
}

function RunningNow({ running, now }: Pick<RunningTileProps, 'running' | 'now'>) {
  const text = useText('dashboard');
  const { running: getLength } = useFormat();
  if (!running) return <span className={styles.note}>{text('nothingRuns')}</span>;
  const { entry, isStale } = running;
  if (isStale) return <span className={styles.stale}>{text('needsFix')}</span>;
  return (
    <>
      <span role="timer">{getLength((now - Date.parse(entry.startTime)) / 1000)}</span>
      <bdi className={styles.what}>{entry.description || text('noDescription')}</bdi>
      <WorkName entry={entry} />
    </>
  );
}

interface WorkNameProps {
  entry: { projectId: string | null; projectDisplayString: string; taskDisplayString: string };
}

/** The project and task of an entry; all projects that the reader may not see share one name. */
export function WorkName({ entry }: WorkNameProps) {
  const text = useText('dashboard');
  const { projectId, projectDisplayString, taskDisplayString } = entry;
  const name =
    projectId === otherProjectsId
      ? text('otherProjects')
      : [projectDisplayString, taskDisplayString].filter(Boolean).join(' · ');
  return name === '' ? null : <bdi className={styles.note}>{name}</bdi>;
}
