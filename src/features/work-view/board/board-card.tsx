import { ClockAlert, CloudOff, Play, Square, TriangleAlert } from 'lucide-react';
import { createContext, use, useMemo, type ReactNode } from 'react';
import { isOverdue, isTask, type WorkItem } from '#machines/work-view/items/work-item.ts';
import { keyOfWork, workOfCombo } from '#machines/work/work.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText, type TextFunction } from '#i18n/text.tsx';
import type { WorkTimer } from '#records/work/work-timer.ts';
import { Avatar } from '#ui/images/avatar.tsx';
import type { CardControls } from '#ui/board/board-types.ts';
import { clipText } from '#ui/board/clip-text.ts';
import { buttonClass } from '#ui/controls/button-class.ts';
import { withoutMarks } from '#ui/controls/isolate.tsx';
import { useStable } from '#ui/hooks/use-stable.ts';
import { useRelativeDay } from '../item/relative-day.ts';
import type { WorkCard } from './board-cards.ts';
import styles from './board.module.css';

interface BoardCardProviderProps {
  timer: WorkTimer;
  /** yyyy-MM-dd in the person's time zone. */
  today: string;
  children: ReactNode;
}

/** What all cards share: a formatter of its own would take most of the time of a card. */
interface CardSurroundings extends Pick<BoardCardProviderProps, 'timer' | 'today'> {
  text: TextFunction<'workBoard'>;
  format: ReturnType<typeof useFormat>;
  toRelative: ReturnType<typeof useRelativeDay>;
}

const CardContext = createContext<CardSurroundings | null>(null);

function useSurroundings(): CardSurroundings {
  const surroundings = use(CardContext);
  if (!surroundings) throw new Error('A card is not in a BoardCardProvider; render it in one.');
  return surroundings;
}

/** The timer and the day of all cards. Cards render again only if one of them changes. */
export function BoardCardProvider({ timer, today, children }: BoardCardProviderProps) {
  const { runningKey, startingKey, isStopping, onStart, onStop } = timer;
  const text = useText('workBoard');
  const format = useFormat();
  const toRelative = useRelativeDay();
  const start = useStable(onStart);
  const stop = useStable(() => onStop?.());
  const canStop = onStop !== null;
  const value = useMemo(
    () => ({
      timer: {
        runningKey,
        startingKey,
        isStopping,
        onStart: start,
        onStop: canStop ? stop : null,
      },
      today,
      text,
      format,
      toRelative,
    }),
    [runningKey, startingKey, isStopping, start, stop, canStop, today, text, format, toRelative],
  );
  return <CardContext value={value}>{children}</CardContext>;
}

interface BoardCardContentProps {
  card: WorkCard;
  controls: CardControls;
}

/** What a card shows of its item. It has plain elements only: hundreds are rendered while scrolling. */
export function BoardCardContent({ card, controls }: BoardCardContentProps) {
  const { item, isUnsaved } = card;
  const { text, format } = useSurroundings();
  const hours = format.digits(item.totalSeconds ?? 0);
  const estimate = format.digits(item.estimateInSeconds ?? 0);
  return (
    <div className={styles.content}>
      <div className={styles.codes}>
        {isTask(item) ? (
          <span>{item.code}</span>
        ) : (
          <span className={styles.impediment}>
            <TriangleAlert aria-hidden="true" />
            {text('impediment')}
          </span>
        )}
        <bdi>{isTask(item) ? clipText(item.projectName, 60) : item.projectCode}</bdi>
        {isUnsaved && (
          <span
            role="img"
            aria-label={text('notSaved')}
            title={text('notSaved')}
            className={styles.unsaved}
          >
            <CloudOff aria-hidden="true" />
          </span>
        )}
      </div>
      <p dir="auto" className={styles.title}>
        {clipText(item.title)}
      </p>
      <div className={styles.foot}>
        {item.personName && (
          <Avatar size="small" name={item.personName} src={item.personImageUrl ?? undefined} />
        )}
        <CardDue item={item} />
        {item.totalSeconds !== null && (
          <span className={styles.hours}>
            {item.estimateInSeconds === null || item.estimateInSeconds === undefined
              ? hours
              : text('hoursUsed', { hours, estimate })}
          </span>
        )}
        {isTask(item) && <CardTimer item={item} controls={controls} />}
      </div>
    </div>
  );
}

function CardDue({ item }: { item: WorkItem }) {
  const { text, toRelative, today } = useSurroundings();
  const { dueOn } = item;
  if (dueOn === null || dueOn === undefined || today === '') return null;
  const isLate = isOverdue(item, today);
  const day = toRelative(dueOn, today);
  const label = text(isLate ? 'overdueBy' : 'due', { day });
  return (
    <span className={styles.due} data-late={isLate} title={label}>
      {isLate && <ClockAlert role="img" aria-label={text('overdue')} />}
      {day}
    </span>
  );
}

interface CardTimerProps extends Pick<BoardCardContentProps, 'controls'> {
  item: WorkItem;
}

function CardTimer({ item, controls }: CardTimerProps) {
  const { text, timer } = useSurroundings();
  const { projectId, projectCode, projectName, id: taskId, code, title } = item;
  const work = workOfCombo({
    projectId,
    projectCode,
    projectName,
    taskId,
    taskCode: code ?? '',
    taskName: title,
  });
  const key = keyOfWork(work);
  const stop = timer.runningKey === key ? timer.onStop : null;
  const isBusy = stop ? timer.isStopping : timer.startingKey === key;
  const name = clipText(title, 60);
  return (
    <button
      type="button"
      tabIndex={controls.tabIndex}
      aria-label={withoutMarks(text(stop ? 'stopTimer' : 'startTimer', { name }))}
      aria-disabled={isBusy}
      data-running={stop !== null}
      className={`${buttonClass('quiet', 'small', { iconOnly: true })} ${styles.timer ?? ''}`}
      onClick={() => {
        if (isBusy) return;
        if (stop) stop();
        else timer.onStart(work);
      }}
    >
      {stop ? <Square aria-hidden="true" /> : <Play aria-hidden="true" />}
    </button>
  );
}
