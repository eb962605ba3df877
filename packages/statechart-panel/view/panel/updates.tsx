import type { Command, Notice, PanelState } from '../../core/link/protocol.ts';
import controls from '../controls.module.css';
import { cx } from '../cx.ts';
import { Icon } from '../icon.tsx';
import styles from './panel.module.css';

interface UpdatesProps {
  state: PanelState;
  send: (command: Command) => void;
}

/** Shows playback progress and the story's notices. */
export function Updates({ state: { play, notices }, send }: UpdatesProps) {
  return (
    <>
      {play.isPlaying && (
        <div className={styles['playing']}>
          <span>
            Replaying {play.done} of {play.of}
          </span>
          <progress
            className={styles['progress']}
            aria-label="Steps replayed"
            value={play.done}
            max={Math.max(1, play.of)}
          />
          <button
            type="button"
            className={controls['button']}
            onClick={() => send({ type: 'play.stop' })}
          >
            Stop
          </button>
        </div>
      )}
      <div role="status" aria-label="Notices">
        {notices.map(({ id, kind, text }) => (
          <NoticeRow
            key={id}
            kind={kind}
            text={text}
            onDismiss={() => send({ type: 'notice.dismiss', id })}
          />
        ))}
      </div>
    </>
  );
}

interface NoticeRowProps extends Omit<Notice, 'id'> {
  onDismiss: (() => void) | undefined;
}

export function NoticeRow({ kind, text, onDismiss }: NoticeRowProps) {
  return (
    <div className={cx(styles['notice'], styles[kind])}>
      <p className={controls['grow']}>
        {kind === 'warning' && <b>Warning: </b>}
        {text}
      </p>
      <button
        type="button"
        className={controls['quiet']}
        aria-label={`Dismiss: ${text}`}
        onClick={onDismiss}
      >
        <Icon name="cross" />
      </button>
    </div>
  );
}
