import { ListPlus, Pencil, Trash2 } from 'lucide-react';
import { useId } from 'react';
import type { EngagementTemplateActor } from '#machines/engagements/template/engagement-template.machine.ts';
import type { TemplateStage } from '#machines/engagements/template/template.ts';
import { useText } from '#i18n/text.tsx';
import { Button } from '#ui/controls/button.tsx';
import { isolate } from '#ui/controls/isolate.tsx';
import { OrderHandle } from '../engagement/parts/order-handle.tsx';
import { useOrder, type Order } from '../engagement/parts/use-order.ts';
import { ActivityRow, type ActivityRowProps } from './activity-row.tsx';
import styles from './template.module.css';
import { VisibilityMark } from './visibility-mark.tsx';

interface StageSectionProps extends Pick<ActivityRowProps, 'blocked' | 'onMoved'> {
  actor: EngagementTemplateActor;
  stage: TemplateStage;
  /** All stages of the template. */
  stages: readonly TemplateStage[];
  /** The order of the stages. */
  order: Order;
}

/** A stage of the template with its actions and its activities. Source: ENGAG-031, ENGAG-032. */
export function StageSection(props: StageSectionProps) {
  const { actor, stage, order, blocked } = props;
  const text = useText('engagementTemplate');
  const headingId = useId();
  const { id, stageName: name } = stage;
  const onItem = (key: 'editStage' | 'removeStage' | 'addActivity') =>
    text('onItem', { action: text(key), name });
  return (
    <li data-order-id={id}>
      <section aria-labelledby={headingId} className={styles.stage}>
        <div className={styles.stageHead}>
          <div className={styles.stageTitle}>
            <OrderHandle id={id} name={name} order={order} />
            <h2 id={headingId}>
              <bdi>{name}</bdi>
            </h2>
            <VisibilityMark isVisible={stage.isTenantVisible} />
          </div>
          <div className={styles.stageActions} data-actions>
            <Button
              size="small"
              icon={<Pencil aria-hidden="true" />}
              aria-label={onItem('editStage')}
              blockedBecause={blocked}
              onPress={() => actor.send({ type: 'stage.edit', stage })}
            >
              {text('editStage')}
            </Button>
            <Button
              size="small"
              icon={<Trash2 aria-hidden="true" />}
              aria-label={onItem('removeStage')}
              blockedBecause={blocked}
              onPress={() => actor.send({ type: 'stage.remove', stage })}
            >
              {text('removeStage')}
            </Button>
            <Button
              size="small"
              icon={<ListPlus aria-hidden="true" />}
              aria-label={onItem('addActivity')}
              blockedBecause={blocked}
              onPress={() => actor.send({ type: 'activity.add', stage })}
            >
              {text('addActivity')}
            </Button>
          </div>
        </div>
        <p className={styles.description}>
          <bdi>{stage.description}</bdi>
        </p>
        <Activities {...props} headingId={headingId} />
      </section>
    </li>
  );
}

function Activities(props: StageSectionProps & { headingId: string }) {
  const { actor, stage, stages, blocked, onMoved, headingId } = props;
  const text = useText('engagementTemplate');
  const order = useOrder({
    items: stage.activities.map(({ activityId: id, activityDesc: name }) => ({ id, name })),
    blocked,
    onOrder: (ids) =>
      actor.send({
        type: 'order.change',
        change: { kind: 'activities', stageId: stage.id, ids },
      }),
  });
  if (stage.activities.length === 0) return <p className={styles.none}>{text('noActivities')}</p>;
  const others = stages.filter(({ id }) => id !== stage.id);
  return (
    <div className={styles.scroll}>
      <table className={styles.table} aria-labelledby={headingId}>
        <thead>
          <tr>
            <th scope="col">{text('description')}</th>
            <th scope="col">{text('isTenantVisible')}</th>
            <th scope="col" className={styles.number}>
              {text('baseline')}
            </th>
            <th scope="col" className={styles.number}>
              {text('threshold')}
            </th>
            <th scope="col">{text('actions')}</th>
          </tr>
        </thead>
        <tbody>
          {stage.activities.map((activity) => (
            <ActivityRow
              key={activity.activityId}
              actor={actor}
              stage={stage}
              activity={activity}
              others={others}
              order={order}
              blocked={blocked}
              onMoved={onMoved}
            />
          ))}
        </tbody>
      </table>
      <p role="status" className="visually-hidden">
        {isolate(order.message)}
      </p>
    </div>
  );
}
