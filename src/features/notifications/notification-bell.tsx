import { Bell } from 'lucide-react';
import { lazy, Suspense, useState, type ComponentType } from 'react';
import { useText } from '#i18n/text.tsx';
import { Button } from '#ui/controls/button.tsx';
import { retryImport } from '#ui/text/retry-import.ts';
import { PopoverDialog } from '#ui/overlays/popover-dialog.tsx';
import { Loader } from '#ui/display/progress/spinner.tsx';
import type { NotificationPanelProps } from './notification-panel.tsx';
import styles from './notifications.module.css';

type Panel = ComponentType<NotificationPanelProps>;

let loadedPanel: Panel | null = null;
const loadPanel = async (): Promise<{ default: Panel }> => {
  loadedPanel = (await import('./notification-panel.tsx')).NotificationPanel;
  return { default: loadedPanel };
};
const LazyPanel = lazy(() => retryImport(loadPanel));

/** Larger counts are shown as this number with a plus sign. */
const maxShown = 99;

export interface NotificationBellProps {
  /** Number of unread notifications. */
  count: number;
  /** Props of the panel; null until its machine has started. */
  panel: NotificationPanelProps | null;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Called on hover, so that the latest notifications have loaded by the time the bell opens. */
  onPreload: () => void;
}

/** The bell of the top bar with the number of unread notifications. Source: NOTIF-002. */
export function NotificationBell({
  count,
  panel,
  isOpen,
  onOpenChange,
  onPreload,
}: NotificationBellProps) {
  const text = useText('notifications');
  const preload = () => {
    // A loading error is shown when the bell is opened.
    loadPanel().catch(() => undefined);
    onPreload();
  };
  const loader = <Loader label={text('loading')} className={styles.panel ?? ''} />;
  return (
    <>
      <PopoverDialog
        label={text('title')}
        isOpen={isOpen}
        onOpenChange={onOpenChange}
        trigger={
          <Button
            variant="quiet"
            className={styles.bell ?? ''}
            aria-label={text('bell', { count })}
            onHoverStart={preload}
            onFocus={preload}
            icon={
              <>
                <Bell />
                {count > 0 && (
                  // Rendered by the style sheet, because the button's name already includes the
                  // full count.
                  <span
                    className={styles.count}
                    data-count={count > maxShown ? `${maxShown}+` : count}
                  />
                )}
              </>
            }
          />
        }
      >
        <Suspense fallback={loader}>{panel ? <OpenPanel {...panel} /> : loader}</Suspense>
      </PopoverDialog>
      <Arrivals count={count} />
    </>
  );
}

/** Renders a loaded panel immediately: a lazy one would show its fallback for 300 ms. */
function OpenPanel(props: NotificationPanelProps) {
  const [Shown] = useState<Panel>(() => loadedPanel ?? LazyPanel);
  return <Shown {...props} />;
}

/** Announces new notifications politely when the count has increased. */
function Arrivals({ count }: { count: number }) {
  const text = useText('notifications');
  const [last, setLast] = useState({ count: 0, isGrowing: false });
  if (last.count !== count) setLast({ count, isGrowing: count > last.count });
  return (
    <span role="status" className="visually-hidden">
      {last.isGrowing && text('arrived', { count })}
    </span>
  );
}
