import { useSelector } from '@xstate/react';
import { getShownGroups, type WorkItemsActor } from '#machines/work-view/work-items.machine.ts';
import { getGrouping } from '#machines/work-view/work-view-search.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { useGroupName } from './group-name.ts';
import styles from './work-view.module.css';

/** The groups of the table with their numbers; the rows below come in this order. */
export function WorkGroups({ items }: { items: WorkItemsActor }) {
  const text = useText('workView');
  const format = useFormat();
  const toName = useGroupName();
  const context = useSelector(items, (state) => state.context);
  const grouping = getGrouping(context.search);
  const groups = getShownGroups(context).filter(({ count }) => count > 0);
  if (grouping === null || groups.length === 0) return null;
  return (
    <dl className={styles.groups} aria-label={text('groupBy')}>
      {groups.map((group) => (
        <div key={group.id}>
          <dt>
            <bdi>{toName(group, grouping)}</bdi>
          </dt>
          <dd>
            {text('groupCount', {
              count: group.count,
              hours: format.digits(group.periodSeconds),
            })}
          </dd>
        </div>
      ))}
    </dl>
  );
}
