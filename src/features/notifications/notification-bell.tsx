import { Bell } from 'lucide-react';
import { lazy, Suspense, useState, type ComponentType } from 'react';
import { useText } from '#i18n/text.tsx';
import { Button } from '#ui/button.tsx';
import { retryImport } from '#ui/load-patiently.ts';
import { PopoverDialog } from '#ui/popover-dialog.tsx';
import { Loader } from '#ui/spinner.tsx';
import type { NotificationPanelProps } from './notification-panel.tsx';
import styles from './notifications.module.css';

type Panel = ComponentType<NotificationPanelProps>;

let loadedPanel: Panel | null = null;
const loadPanel = async (): Promise<{ default: Panel }> => {
  loadedPanel = (await import('./notification-panel.tsx')).NotificationPanel;
  return { default: loadedPanel };
};
const LazyPanel = lazy(() => retryImport(loadPanel));

/** More than that are not told apart at a glance. */
const maxShown = 99;

export interface NotificationBellProps {
  /** How many are unread. */
  count: number;
  /** What it opens; null until its chart is there. */
  panel: NotificationPanelProps | null;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Who points at the bell is about to open it: by then the newest are there. */
  onPreload: () => void;
}

/** The bell of the top bar with the count of what is unread. Source: NOTIF-002. */
export function NotificationBell({
  count,
  panel,
  isOpen,
  onOpenChange,
  onPreload,
}: NotificationBellProps) {
  const text = useText('notifications');
  const preload = () => {
    // What cannot be loaded is told of when the bell is opened.
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
                  // Drawn by the style sheet: the button's name says it already, and whole.
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

/** One that is loaded shows at once: a lazy one would stay behind its fallback for 300 ms. */
function OpenPanel(props: NotificationPanelProps) {
  const [Shown] = useState<Panel>(() => loadedPanel ?? LazyPanel);
  return <Shown {...props} />;
}

/** Says politely that something has arrived: the count has grown since the last time. */
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
