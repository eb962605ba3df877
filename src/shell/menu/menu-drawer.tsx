import { Menu } from 'lucide-react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useText } from '#i18n/text.tsx';
import { Button } from '#ui/controls/button.tsx';

/** Lazy, because wide screens never need it. */
const MenuDrawerPanel = lazy(() => import('./menu-drawer-panel.tsx'));

/** The menu on narrow screens, which slides in from the side. */
export function MenuDrawer({ className, children }: { className: string; children: ReactNode }) {
  const text = useText('shell');
  const [isOpen, setOpen] = useState<boolean | null>(null);
  return (
    <>
      <Button
        variant="quiet"
        className={className}
        icon={<Menu />}
        aria-label={text('openMenu')}
        onPress={() => setOpen(true)}
      />
      {isOpen !== null && (
        <Suspense fallback={null}>
          <MenuDrawerPanel isOpen={isOpen} onOpenChange={setOpen}>
            {children}
          </MenuDrawerPanel>
        </Suspense>
      )}
    </>
  );
}
