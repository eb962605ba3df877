import { X } from 'lucide-react';
import { isTask, type WorkItem } from '#machines/work-view/items/work-item.ts';
import type { WorkItemsActor } from '#machines/work-view/items/work-items.machine.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { RecordLink } from '#records/view/record-link.tsx';
import { projectAddresses } from '#page/parameters/addresses.ts';
import { Button } from '#ui/controls/button.tsx';
import { Panel } from '#ui/overlays/panel.tsx';
import { ItemAssignee } from './item-assignee.tsx';
import { useItemFocus } from './item-focus.ts';
import { ItemDue, ItemPerson, ItemStatus } from './item-values.tsx';
import styles from '../work-view.module.css';

export interface ItemPanelProps {
  item: WorkItem;
  items: WorkItemsActor;
  today: string;
  lastDay: string;
  onClose: () => void;
}

/** An item next to the others: what it is about, and what can be changed at once. */
export function ItemPanel({ item, items, today, lastDay, onClose }: ItemPanelProps) {
  const text = useText('workView');
  const format = useFormat();
  const hours = (seconds: number | null | undefined) =>
    typeof seconds === 'number' ? format.digits(seconds) : '–';
  const task = { tab: 'tasks', task: item.id };
  const address = {
    ...projectAddresses.view(item.projectId),
    search: isTask(item) ? task : { tab: 'impediments' },
  };
  return (
    <div
      role="presentation"
      className={styles.panel}
      // An item that leaves the list takes its panel, and with it the focus.
      {...useItemFocus(true, item.id)}
      onKeyDown={(event) => {
        // A menu or a calendar of the panel, which is elsewhere in the document, closes by itself.
        const isInside = event.target instanceof Node && event.currentTarget.contains(event.target);
        if (event.key !== 'Escape' || event.defaultPrevented || !isInside) return;
        event.stopPropagation();
        onClose();
      }}
    >
      <Panel
        title={item.title}
        description={[
          item.code ?? `${text('impediment')} ${item.projectCode}`,
          item.projectName,
        ].join(' ')}
        actions={
          <Button
            size="small"
            variant="quiet"
            icon={<X aria-hidden="true" />}
            aria-label={text('closePanel')}
            autoFocus
            onPress={onClose}
          />
        }
      >
        <div className={styles.details}>
          {item.description !== '' && <p>{item.description}</p>}
          <dl className={styles.facts}>
            <dt>{text('status')}</dt>
            <dd>
              <ItemStatus item={item} items={items} />
            </dd>
            <dt>{text('dueOn')}</dt>
            <dd>
              <ItemDue item={item} items={items} today={today} lastDay={lastDay} />
            </dd>
            {!isTask(item) && (
              <>
                <dt>{text('raisedBy')}</dt>
                <dd>
                  <ItemPerson item={item} />
                </dd>
              </>
            )}
            <dt>{text('hours')}</dt>
            <dd>{hours(item.periodSeconds)}</dd>
            <dt>{text('myHours')}</dt>
            <dd>{hours(item.mySeconds)}</dd>
            <dt>{text('totalHours')}</dt>
            <dd>{hours(item.totalSeconds)}</dd>
            <dt>{text('estimate')}</dt>
            <dd>{hours(item.estimateInSeconds)}</dd>
          </dl>
          {isTask(item) && <ItemAssignee key={item.id} item={item} items={items} />}
          <p>
            <RecordLink address={address}>{text('openInProject')}</RecordLink>
          </p>
        </div>
      </Panel>
    </div>
  );
}
