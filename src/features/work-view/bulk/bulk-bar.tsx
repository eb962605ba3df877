import { useSelector } from '@xstate/react';
import { X } from 'lucide-react';
import { useRef } from 'react';
import { findHidden } from '#machines/lists/hidden-selection.ts';
import type {
  WorkItem,
  WorkItemFields,
  WorkItemStatus,
} from '#machines/work-view/items/work-item.ts';
import type { WorkItemsBulkActor } from '#machines/work-view/items/work-items-bulk.machine.ts';
import { useText } from '#i18n/text.tsx';
import records from '#records/records.module.css';
import { Button } from '#ui/controls/button.tsx';
import { MenuButton } from '#ui/overlays/menu-button.tsx';
import { useFocusLoss } from '#ui/hooks/use-focus-loss.ts';
import { BulkPerson } from './bulk-person.tsx';
import { BulkProgress } from './bulk-progress.tsx';
import { ItemOptions, type ItemOption, type ItemOptionsProps } from '../item/item-options.tsx';

export interface BulkBarProps {
  bulk: WorkItemsBulkActor;
  /** The rows of this page. */
  shown: readonly WorkItem[];
  statuses: readonly ItemOption[];
  /** The due dates; the last one is none. */
  days: readonly ItemOption[];
}

const getId = ({ id }: WorkItem) => id;

/** The value that all of them have; empty if they differ. */
function getCommon(items: readonly WorkItem[], getValue: (item: WorkItem) => string): string {
  const [value = '', ...others] = new Set(items.map(getValue));
  return others.length === 0 ? value : '';
}

/** The changes of the selected tasks; it stays visible while the table is scrolled. */
export function BulkBar({ bulk, shown, statuses, days }: BulkBarProps) {
  const text = useText('workView');
  const list = useText('records');
  const frame = useRef<HTMLDivElement>(null);
  const selection = useSelector(bulk, ({ context }) => context.selection);
  const isBusy = useSelector(bulk, (state) => state.hasTag('busy'));
  const count = selection.length;
  const hidden = findHidden(selection, shown, getId).length;
  const summary =
    hidden === 0 ? list('selected', { count }) : list('hiddenOnPage', { count, hidden });
  const noDay = days.at(-1)?.id ?? '';
  const change = (fields: WorkItemFields) => bulk.send({ type: 'change.request', fields });
  // The focused button disappears when it is pressed, so the focus moves to the table.
  const clear = () => {
    const table = frame.current?.parentElement?.querySelector<HTMLElement>('[role="region"]');
    bulk.send({ type: 'selection.clear' });
    table?.focus();
  };
  // The menu that was used disappears while the tasks are changed.
  useFocusLoss(isBusy, () => frame.current?.focus({ preventScroll: true }));
  return (
    <div
      ref={frame}
      tabIndex={-1}
      data-bottom-bar={count > 0 || undefined}
      className={records.bulk}
    >
      <p role="status" className="visually-hidden">
        {count > 0 && summary}
      </p>
      {count > 0 && (
        <div role="group" aria-label={list('selectedRows')} className={records.bulkBar}>
          <span aria-hidden="true">{summary}</span>
          {isBusy ? (
            <BulkProgress bulk={bulk} />
          ) : (
            <>
              <BulkMenu
                label={text('bulkStatus')}
                options={statuses}
                value={getCommon(selection, ({ status }) => status)}
                onChange={(id) => change({ status: id as WorkItemStatus })}
              >
                {text('status')}
              </BulkMenu>
              <BulkPerson selection={selection} onChange={change} />
              <BulkMenu
                label={text('bulkDue')}
                options={days}
                value={getCommon(selection, ({ dueOn }) => dueOn ?? noDay)}
                onChange={(id) => change({ dueOn: id === noDay ? null : id })}
              >
                {text('dueOn')}
              </BulkMenu>
              <Button size="small" variant="quiet" icon={<X aria-hidden="true" />} onPress={clear}>
                {list('clearSelection')}
              </Button>
            </>
          )}
        </div>
      )}
    </div>
  );
}

/** The menu is part of the bar's code. */
const loaded = { preload: () => Promise.resolve(), isLoaded: () => true };

/** A button with a menu of values. */
function BulkMenu({ children, ...options }: ItemOptionsProps & { children: string }) {
  return (
    <MenuButton
      list={loaded}
      trigger={
        <Button size="small" aria-label={options.label}>
          {children}
        </Button>
      }
    >
      <ItemOptions {...options} />
    </MenuButton>
  );
}
