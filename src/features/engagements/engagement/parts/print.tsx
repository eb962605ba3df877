import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { EngagementPrintActor } from '#machines/engagements/engagement/parts/engagement-print.machine.ts';
import type { EngagementActor } from '#machines/engagements/engagement/engagement.machine.ts';
import {
  isStageComplete,
  type EngagementDetail,
} from '#machines/engagements/engagement/engagement.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import styles from '../engagement.module.css';
import { EngagementFacts } from './overview.tsx';
import type { EngagementClock } from '../activity/use-elapsed.ts';

/** Prints an engagement for the client, once what the tenant sees has loaded. */
export function EngagementPrint({
  actor,
  clock,
}: {
  actor: EngagementActor;
  clock: EngagementClock;
}) {
  const print = useSelector(actor, ({ children }) => children.print);
  return print && <Printing actor={print} clock={clock} />;
}

/** Renders and prints the loaded view. */
export function Printing({
  actor,
  clock,
}: {
  actor: EngagementPrintActor;
  clock: EngagementClock;
}) {
  const printed = useSelector(actor, ({ context }) => context.printed);
  // The browser prints what is rendered.
  useEffect(() => {
    if (printed === null) return;
    window.print();
    actor.send({ type: 'print.done' });
  }, [actor, printed]);
  return printed && <PrintedEngagement detail={printed} clock={clock} />;
}

interface PrintedProps {
  detail: EngagementDetail;
  clock: EngagementClock;
  /** Shows the layout on the screen as well. */
  isPreview?: boolean;
}

/** The layout on paper. */
export function PrintedEngagement({ detail, clock, isPreview = false }: PrintedProps) {
  const text = useText('engagement');
  const format = useFormat();
  const { name, stages } = detail.engagement;
  return (
    <article className={styles.paper} data-preview={isPreview}>
      <h1>
        <bdi>{name}</bdi>
      </h1>
      <EngagementFacts detail={detail} clock={clock} />
      {stages.map((stage) => (
        <section key={stage.stageId}>
          <h2>
            <bdi>{stage.stageName}</bdi>
            {isStageComplete(stage) && ` (${text('complete')})`}
          </h2>
          <p className={styles.plain}>
            <bdi>{stage.description}</bdi>
          </p>
          <ul>
            {stage.activities.map((activity) => (
              <li key={activity.activityId}>
                <bdi>{activity.activityDesc}</bdi>
                {' – '}
                {activity.markedDoneOn !== null
                  ? text('completedOn', { when: format.dateTime(activity.markedDoneOn) })
                  : text('open')}
                {activity.baseline > 0 &&
                  ` – ${text('hoursBaseline', {
                    actuals: format.number(activity.actuals),
                    baseline: format.number(activity.baseline),
                  })}`}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </article>
  );
}
