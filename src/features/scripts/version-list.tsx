import { useSelector } from '@xstate/react';
import type { ScriptHistoryActor } from '#machines/scripts/script-history.machine.ts';
import type { ScriptVersionRow } from '#machines/scripts/script-history.actors.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { Button } from '#ui/controls/button.tsx';
import { isolate } from '#ui/controls/isolate.tsx';
import styles from './scripts.module.css';

/** The loaded versions, the newest first. */
export function VersionList({ actor }: { actor: ScriptHistoryActor }) {
  const text = useText('scripts');
  const { versions, total } = useSelector(actor, ({ context }) => context);
  const canLoad = useSelector(actor, (state) => state.can({ type: 'more' }));
  return (
    <>
      <ol className={styles.versions} aria-label={text('versions')}>
        {versions.map((row, at) => (
          <VersionItem
            key={row.version}
            actor={actor}
            row={row}
            previous={versions[at + 1]}
            isNewest={at === 0}
          />
        ))}
      </ol>
      {canLoad && (
        <Button onPress={() => actor.send({ type: 'more' })}>
          {text('more', { count: total - versions.length })}
        </Button>
      )}
    </>
  );
}

interface VersionItemProps {
  actor: ScriptHistoryActor;
  row: ScriptVersionRow;
  /** The version before it, if it is loaded. */
  previous: ScriptVersionRow | undefined;
  isNewest: boolean;
}

function VersionItem({ actor, row, previous, isNewest }: VersionItemProps) {
  const text = useText('scripts');
  const { dateTime } = useFormat();
  const { version, size, changedByName, changedOn } = row;
  const compare = (older: number | null) =>
    actor.send({ type: 'versions.compare', older, newer: version });
  return (
    <li className={styles.version}>
      <div className={styles.about}>
        <p>
          <strong>{text('version', { version })}</strong>
        </p>
        <p className={styles.muted}>
          {isolate(text('savedBy', { name: changedByName, when: dateTime(changedOn) }))}
          {' · '}
          {text('size', { count: size })}
        </p>
      </div>
      <Button
        size="small"
        aria-label={text('showVersion', { version })}
        onPress={() => compare(null)}
      >
        {text('show')}
      </Button>
      {previous && (
        <Button
          size="small"
          aria-label={text('compareVersion', { version, previous: previous.version })}
          onPress={() => compare(previous.version)}
        >
          {text('compare')}
        </Button>
      )}
      <Button
        size="small"
        aria-label={text('restoreVersion', { version })}
        blockedBecause={isNewest ? text('isNewest') : null}
        onPress={() => actor.send({ type: 'version.restore', version })}
      >
        {text('restore')}
      </Button>
    </li>
  );
}
