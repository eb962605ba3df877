import { useSelector } from '@xstate/react';
import { useCauseText } from '#i18n/cause-text.ts';
import { useText } from '#i18n/text.tsx';
import { toBlocks, type ComparedLine, type LineBlock } from '#machines/scripts/compare-texts.ts';
import type { ScriptHistoryActor } from '#machines/scripts/script-history.machine.ts';
import { Button } from '#ui/controls/button.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { Loader } from '#ui/display/progress/spinner.tsx';
import { Unavailable } from '#ui/display/notices/unavailable.tsx';
import styles from './scripts.module.css';

/** Two versions side by side, or the text of one. */
export function ComparedVersions({ actor }: { actor: ScriptHistoryActor }) {
  const text = useText('scripts');
  const common = useText('common');
  const why = useCauseText();
  const isOpen = useSelector(actor, (state) => state.hasTag('compared'));
  const isBusy = useSelector(actor, (state) => state.matches('comparing'));
  const hasFailed = useSelector(actor, (state) => state.matches('comparisonFailed'));
  const { pair, lines, cause } = useSelector(actor, ({ context }) => context);
  const close = () => actor.send({ type: 'CLOSE' });
  const older = pair?.older ?? null;
  const newer = pair?.newer ?? 1;
  return (
    <Dialog
      isDismissable
      size="large"
      title={
        older === null
          ? text('version', { version: newer })
          : text('comparedTitle', { older, newer })
      }
      isOpen={isOpen}
      onClose={close}
      actions={
        <Button autoFocus onPress={close}>
          {common('close')}
        </Button>
      }
    >
      {hasFailed && (
        <Unavailable
          title={common('unavailableTitle')}
          reason={why(cause)}
          retryLabel={common('tryAgain')}
          onRetry={() => actor.send({ type: 'retry' })}
        >
          {text('textUnavailable')}
        </Unavailable>
      )}
      {isBusy && <Loader label={text('loadingText')} />}
      {!hasFailed && !isBusy && <Lines lines={lines} older={older} newer={newer} />}
    </Dialog>
  );
}

interface LinesProps {
  lines: readonly ComparedLine[];
  older: number | null;
  newer: number;
}

/** Rows in the document: more would stall the browser. */
const shownLines = 2000;

function Lines({ lines, older, newer }: LinesProps) {
  const text = useText('scripts');
  if (lines.length === 0) return <p className={styles.muted}>{text('emptyText')}</p>;
  const isSame = older !== null && lines.every(({ kind }) => kind === 'same');
  const shown = limit(older === null ? [{ lines }] : toBlocks(lines));
  return (
    <>
      {isSame && <p>{text('sameText')}</p>}
      <div
        role="region"
        aria-label={text('lines')}
        tabIndex={0}
        className={styles.scroll}
        dir="ltr"
      >
        <table className={styles.compared}>
          <thead>
            <tr>
              {older !== null && (
                <th scope="colgroup" colSpan={2}>
                  {text('version', { version: older })}
                </th>
              )}
              <th scope="colgroup" colSpan={2}>
                {text('version', { version: newer })}
              </th>
            </tr>
          </thead>
          <tbody>
            {[...shown.blocks.entries()].map(([at, block]) => (
              <Block key={at} block={block} isPair={older !== null} />
            ))}
          </tbody>
        </table>
      </div>
      {shown.left > 0 && <p className={styles.muted}>{text('linesLeft', { count: shown.left })}</p>}
    </>
  );
}

/** The first lines of the blocks, and how many are left out at the end. */
function limit(blocks: readonly LineBlock[]): { blocks: LineBlock[]; left: number } {
  let free = shownLines;
  let left = 0;
  const shown = blocks.flatMap((block): LineBlock[] => {
    if ('hidden' in block) return free > 0 ? [block] : [];
    const lines = block.lines.slice(0, free);
    free -= lines.length;
    left += block.lines.length - lines.length;
    return lines.length > 0 ? [{ lines }] : [];
  });
  return { blocks: shown, left };
}

function Block({ block, isPair }: { block: LineBlock; isPair: boolean }) {
  const text = useText('scripts');
  if ('hidden' in block) {
    return (
      <tr>
        <td colSpan={isPair ? 4 : 2} className={styles.muted}>
          {text('linesHidden', { count: block.hidden })}
        </td>
      </tr>
    );
  }
  return [...block.lines.entries()].map(([at, line]) => (
    <Line key={at} line={line} isPair={isPair} />
  ));
}

function Line({ line, isPair }: { line: ComparedLine; isPair: boolean }) {
  const text = useText('scripts');
  const { before, after, beforeAt, afterAt, kind } = line;
  const [isOld, isNew] = [
    kind === 'changed' || kind === 'removed',
    kind === 'changed' || kind === 'added',
  ];
  return (
    <tr>
      {isPair && (
        <>
          <td className={styles.at}>{beforeAt}</td>
          <td className={isOld ? styles.old : undefined}>
            {isOld && <span className="visually-hidden">{text('removed')} </span>}
            {before}
          </td>
        </>
      )}
      <td className={styles.at}>{afterAt}</td>
      <td className={isPair && isNew ? styles.new : undefined}>
        {isPair && isNew && <span className="visually-hidden">{text('added')} </span>}
        {after}
      </td>
    </tr>
  );
}
