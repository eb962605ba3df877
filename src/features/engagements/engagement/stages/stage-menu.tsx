import { useSelector } from '@xstate/react';
import { Check, EyeOff } from 'lucide-react';
import type { EngagementOrdersActor } from '#machines/engagements/engagement/parts/engagement-orders.machine.ts';
import type { EngagementActor } from '#machines/engagements/engagement/engagement.machine.ts';
import {
  countActivities,
  isStageComplete,
  type Stage,
} from '#machines/engagements/engagement/engagement.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { isolate } from '#ui/controls/isolate.tsx';
import styles from '../engagement.module.css';
import { OrderHandle } from '../parts/order-handle.tsx';
import { useOrder } from '../parts/use-order.ts';

interface StageListProps {
  engagementId: string;
  orders: EngagementOrdersActor;
  stages: readonly Stage[];
  activeId: string;
  /** Why the stages cannot be sorted; null if they can. */
  blocked: string | null;
  onStage: (stageId: string) => void;
}

type StageMenuProps = Omit<StageListProps, 'engagementId' | 'orders'> & { actor: EngagementActor };

/** The stages of an engagement. */
export function StageMenu({ actor, ...list }: StageMenuProps) {
  const orders = useSelector(actor, ({ children }) => children.orders);
  const engagementId = useSelector(actor, ({ context }) => context.id);
  return orders && <StageList {...list} engagementId={engagementId} orders={orders} />;
}

/** The stages with their marks, sorted by dragging or by key. Source: ENGAG-015, ENGAG-016. */
export function StageList(props: StageListProps) {
  const { engagementId, orders, stages, activeId, blocked, onStage } = props;
  const text = useText('engagement');
  const format = useFormat();
  const order = useOrder({
    items: stages.map(({ stageId, stageName }) => ({ id: stageId, name: stageName })),
    blocked,
    onOrder: (ids, seenIds) =>
      orders.send({
        type: 'order.change',
        change: { kind: 'stages', engagementId, ids, seenIds },
      }),
  });
  return (
    <nav aria-label={text('stages')}>
      <ol className={styles.menu}>
        {stages.map((stage) => {
          const { done, total } = countActivities(stage.activities);
          const isComplete = isStageComplete(stage);
          return (
            <li key={stage.stageId} data-order-id={stage.stageId} className={styles.menuItem}>
              {stages.length > 1 && (
                <OrderHandle id={stage.stageId} name={stage.stageName} order={order} />
              )}
              <button
                type="button"
                className={styles.menuButton}
                aria-current={stage.stageId === activeId ? 'true' : undefined}
                onClick={() => onStage(stage.stageId)}
              >
                <bdi className={styles.menuName}>{stage.stageName}</bdi>
                {!stage.isTenantVisible && (
                  <EyeOff aria-label={text('hiddenFromTenant')} className={styles.mark} />
                )}
                {isComplete ? (
                  <Check aria-label={text('stageDone')} className={styles.done} />
                ) : (
                  <bdi className={styles.muted}>
                    {`${format.number(done)}/${format.number(total)}`}
                  </bdi>
                )}
              </button>
            </li>
          );
        })}
      </ol>
      <p role="status" className="visually-hidden">
        {isolate(order.message)}
      </p>
    </nav>
  );
}
