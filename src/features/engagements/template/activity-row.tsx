import { Pencil, Trash2 } from 'lucide-react';
import type { EngagementTemplateActor } from '#machines/engagements/template/engagement-template.machine.ts';
import type { TemplateActivity, TemplateStage } from '#machines/engagements/template/template.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { Button } from '#ui/controls/button.tsx';
import { onDemand } from '#ui/hooks/on-demand.ts';
import { RowMenu } from '#ui/overlays/row-menu.tsx';
import { OrderHandle } from '../engagement/parts/order-handle.tsx';
import type { Order } from '../engagement/parts/use-order.ts';
import styles from './template.module.css';
import { VisibilityMark } from './visibility-mark.tsx';

const ActivityMenu = onDemand(() =>
  import('./activity-menu.tsx').then((module) => module.ActivityMenu),
);

export interface ActivityRowProps {
  actor: EngagementTemplateActor;
  stage: TemplateStage;
  activity: TemplateActivity;
  /** The stages that it can be moved to. */
  others: readonly TemplateStage[];
  order: Order;
  /** Why nothing can be changed; null if it can. */
  blocked: string | null;
  /** Announces a move. */
  onMoved: (message: string) => void;
}

/** An activity of the template. Source: ENGAG-033. */
export function ActivityRow(props: ActivityRowProps) {
  const { actor, stage, activity, others, order, blocked, onMoved } = props;
  const text = useText('engagementTemplate');
  const { number } = useFormat();
  const { activityId, activityDesc: name } = activity;
  const onItem = (key: 'editActivity' | 'removeActivity') =>
    text('onItem', { action: text(key), name });
  const move = ({ id: stageId, stageName }: TemplateStage) => {
    actor.send({ type: 'order.change', change: { kind: 'move', activityId, stageId } });
    onMoved(text('moved', { name, stage: stageName }));
    // Rendered again in its new stage; the closing menu keeps the page inert until then.
    requestAnimationFrame(() => findMenu(activityId)?.focus());
  };
  return (
    <tr data-order-id={activityId}>
      <td>
        <span className={styles.text}>
          <OrderHandle id={activityId} name={name} order={order} />
          <bdi>{name}</bdi>
        </span>
      </td>
      <td data-label={text('isTenantVisible')}>
        <VisibilityMark isVisible={activity.isTenantVisible} />
      </td>
      <td className={styles.number} data-label={text('baseline')}>
        {number(activity.baseline, 4)}
      </td>
      <td className={styles.number} data-label={text('threshold')}>
        {number(activity.threshold, 4)}
      </td>
      <td>
        <span className={styles.rowActions}>
          <Button
            size="small"
            variant="quiet"
            icon={<Pencil aria-hidden="true" />}
            aria-label={onItem('editActivity')}
            blockedBecause={blocked}
            onPress={() => actor.send({ type: 'activity.edit', stage, activity })}
          />
          <Button
            size="small"
            variant="quiet"
            icon={<Trash2 aria-hidden="true" />}
            aria-label={onItem('removeActivity')}
            blockedBecause={blocked}
            onPress={() => actor.send({ type: 'activity.remove', activity })}
          />
          <RowMenu label={text('moreFor', { name })} list={ActivityMenu}>
            <ActivityMenu name={name} others={others} blocked={blocked} onMove={move} />
          </RowMenu>
        </span>
      </td>
    </tr>
  );
}

/** The menu of an activity, in whatever stage it is. */
function findMenu(activityId: string): HTMLElement | null | undefined {
  const rows = [...document.querySelectorAll<HTMLElement>('tr[data-order-id]')];
  const row = rows.find(({ dataset }) => dataset['orderId'] === activityId);
  return row?.querySelector<HTMLElement>('[aria-haspopup="menu"]');
}
