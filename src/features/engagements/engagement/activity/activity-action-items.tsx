import { useSelector } from '@xstate/react';
import { ListPlus, Pencil, X } from 'lucide-react';
import type { ActivityActionFormActor } from '#machines/engagements/engagement/activity/activity-action.machine.ts';
import type { ActivityTicksActor } from '#machines/engagements/engagement/activity/activity-ticks.machine.ts';
import type { ActivityAction } from '#machines/engagements/engagement/engagement.ts';
import { useText } from '#i18n/text.tsx';
import { FormText } from '#records/form/fields.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Checkbox } from '#ui/choices/checkbox.tsx';
import type { ActivityTabProps } from './activity-tabs.tsx';
import styles from '../engagement.module.css';
import { InlineForm } from '../inline-form.tsx';

/** The action items of an activity. Source: ENGAG-026, ENGAG-062, ENGAG-064, ENGAG-080. */
export function ActivityActionItems({ actor, blocked }: ActivityTabProps) {
  const text = useText('engagement');
  const { actions, isDone } = useSelector(actor, ({ context }) => context.activity);
  const { action: form, ticks } = useSelector(actor, ({ children }) => children);
  return (
    <div className={styles.part}>
      {actions.length === 0 && !form && <p className={styles.muted}>{text('noActionItems')}</p>}
      {actions.length > 0 && ticks && (
        <ActionItems actor={actor} ticks={ticks} actions={actions} blocked={blocked} />
      )}
      {form && blocked === null && <ActionForm actor={form} />}
      {!form && !isDone && (
        <div data-write>
          <Button
            size="small"
            icon={<ListPlus aria-hidden="true" />}
            blockedBecause={blocked}
            onPress={() => actor.send({ type: 'action.write', action: null })}
          >
            {text('addAction')}
          </Button>
        </div>
      )}
    </div>
  );
}

interface ActionItemsProps extends ActivityTabProps {
  ticks: ActivityTicksActor;
  actions: readonly ActivityAction[];
}

/** The action items, which can be ticked also when the activity is complete. Source: ENGAG-D02. */
export function ActionItems({ actor, ticks, actions, blocked }: ActionItemsProps) {
  const text = useText('engagement');
  const isDone = useSelector(actor, ({ context }) => context.activity.isDone);
  const pending = useSelector(ticks, ({ context }) => context.ticks);
  return (
    <ul className={styles.items}>
      {actions.map((action) => (
        <li key={action.id}>
          <Checkbox
            className={styles.grow}
            isSelected={pending.findLast(({ id }) => id === action.id)?.isDone ?? action.isDone}
            isReadOnly={blocked !== null}
            description={blocked ?? undefined}
            onChange={(isTicked) =>
              ticks.send({
                type: 'action.tick',
                tick: { id: action.id, activityId: action.activityId, isDone: isTicked },
              })
            }
          >
            <bdi>{action.action}</bdi>
          </Checkbox>
          {!isDone && (
            <>
              <Button
                variant="quiet"
                size="small"
                icon={<Pencil aria-hidden="true" />}
                aria-label={text('editNamed', { name: action.action })}
                blockedBecause={blocked}
                onPress={() => actor.send({ type: 'action.write', action })}
              />
              <Button
                variant="quiet"
                size="small"
                icon={<X aria-hidden="true" />}
                aria-label={text('removeNamed', { name: action.action })}
                blockedBecause={blocked}
                onPress={() =>
                  actor.send({
                    type: 'part.remove',
                    removed: { kind: 'action', id: action.id, name: action.action },
                  })
                }
              />
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Adds an action item, or changes its text. */
export function ActionForm({ actor }: { actor: ActivityActionFormActor }) {
  const text = useText('engagement');
  const label = text('actionItem');
  return (
    <InlineForm actor={actor} label={text('addAction')} getLabel={() => label}>
      <FormText actor={actor} field="action" label={label} isRequired autoFocus />
    </InlineForm>
  );
}
