import { useSelector } from '@xstate/react';
import { ChevronsDown, ChevronsUp, Plus } from 'lucide-react';
import { memo, useCallback, type ReactNode } from 'react';
import type { ClockWorkDayActor } from '#machines/clockwork/day/clockwork-day.machine.ts';
import type { FillGapActor } from '#machines/clockwork/day/fill-gap.machine.ts';
import type { Fill, Gap } from '#machines/clockwork/day/gaps.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { isShortcut } from '#page/keys/use-key.ts';
import { buttonClass } from '#ui/controls/button-class.ts';
import { getEditName } from '#machines/clockwork/day/clockwork-day.children.ts';
import { columns, EditRow, useEdit } from '../entry/edit-row.tsx';
import type { RequestedGap } from './use-next-gap.ts';
import { dayFocusTargets, useDayFocus } from './day-focus.ts';
import styles from './gap-row.module.css';

interface GapRowProps {
  actor: ClockWorkDayActor;
  fills: FillGapActor;
  gap: Gap;
  /** Set when someone navigates to the gap, which then takes the focus. */
  requested: RequestedGap | null;
}

/**
 * Time without an entry between two entries. Either neighbor can fill it; the result is previewed
 * on hover or focus, and F fills the focused gap. Source: CLOCK-003.
 */
export const GapRow = memo(function GapRow({ actor, fills, gap, requested }: GapRowProps) {
  const text = useText('clockDay');
  const { time, hours } = useFormat();
  const edit = useEdit(actor);
  const key = `gap ${gap.newer.id}`;
  const form = useSelector(actor, ({ children }) => children[getEditName(key)]);
  // The gap may be filled by then; the entry above it remains.
  useDayFocus(() => dayFocusTargets.gap(gap.newer.id), { shown: form !== undefined });
  // The shortcut may have caused this gap to render, so it takes the focus on mount.
  const reach = useCallback(
    (element: HTMLDivElement | null) => {
      if (requested) element?.querySelector('button')?.focus();
    },
    [requested],
  );
  const isFilling = useSelector(
    fills,
    ({ value, context }) => value === 'filling' && context.selected?.gap.newer.id === gap.newer.id,
  );
  const fill = (which: Fill) => fills.send({ type: 'gap.fill', fill: which, gap });
  const length = hours(gap.seconds);
  if (form) return <EditRow actor={form} />;
  return (
    <tr className={styles.row}>
      <td colSpan={columns}>
        <div
          role="presentation"
          onKeyDown={(event) => {
            if (!isShortcut('fillGap', event)) return;
            const { target } = event;
            const isDown = target instanceof Element && target.closest('[data-fill="downfill"]');
            fill(isDown ? 'downfill' : 'upfill');
          }}
        >
          <div
            ref={reach}
            role="group"
            data-gap={gap.newer.id}
            aria-label={text('gapLabel', { length, from: time(gap.from), until: time(gap.until) })}
            aria-busy={isFilling}
            className={styles.gap}
          >
            <span className={styles.length} aria-hidden="true">
              {text('gap')} <strong>{length}</strong>{' '}
              <bdi>{`${time(gap.from)} – ${time(gap.until)}`}</bdi>
            </span>
            <FillButton fills={fills} gap={gap} fill="upfill" icon={<ChevronsDown />} />
            <FillButton fills={fills} gap={gap} fill="downfill" icon={<ChevronsUp />} />
            <button
              type="button"
              data-add=""
              className={buttonClass('quiet', 'small')}
              onClick={() => edit(key, { from: gap.from, until: gap.until })}
            >
              <Plus aria-hidden="true" />
              {text('addHere')}
            </button>
          </div>
        </div>
      </td>
    </tr>
  );
});

interface FillButtonProps extends Omit<GapRowProps, 'actor' | 'requested'> {
  fill: Fill;
  icon: ReactNode;
}

/** Fills the gap with one of its neighbors, and previews the result. */
function FillButton({ fills, gap, fill, icon }: FillButtonProps) {
  const clock = useText('clockwork');
  const text = useText('clockDay');
  const { time } = useFormat();
  const isUp = fill === 'upfill';
  const name = (isUp ? gap.newer : gap.older).description || clock('noDescription');
  const show = () => fills.send({ type: 'fill.show', fill, gap });
  const leave = () => fills.send({ type: 'fill.hide' });
  return (
    <button
      type="button"
      data-fill={fill}
      className={buttonClass('quiet', 'small')}
      aria-label={
        isUp
          ? text('startEarlier', { name, time: time(gap.from) })
          : text('endLater', { name, time: time(gap.until) })
      }
      onPointerEnter={show}
      onPointerLeave={leave}
      onFocus={show}
      onBlur={leave}
      onClick={() => fills.send({ type: 'gap.fill', fill, gap })}
    >
      {icon}
      {text(isUp ? 'upFill' : 'downFill')}
    </button>
  );
}
