import { Suspense } from 'react';
import type { SettingsPanelProps } from '#shell/bar/settings-panel.tsx';
import { Crossover } from '#features/clockwork/timer/midnight-crossover.widget.tsx';
import { lazyScreen } from '#page/entry/lazy-screen.ts';
import { LateNotices } from '#page/notices/late-notices.tsx';
import type { PaletteSlotProps } from '#shell/palette/palette-slot.tsx';
import { onDemand } from '#ui/hooks/on-demand.ts';
import { useHasBeen } from '#ui/hooks/use-has-been.ts';

/** Loaded when they are first opened. */
const SettingsPanel = lazyScreen(['shell'], () =>
  import('#shell/bar/settings-panel.tsx').then((module) => module.SettingsPanel),
);
const PaletteSlot = lazyScreen(['shell'], () =>
  import('#shell/palette/palette-slot.tsx').then((module) => module.PaletteSlot),
);

const ShortcutsDialog = onDemand(() =>
  import('#shell/bar/shortcuts-dialog.tsx').then((module) => module.ShortcutsDialog),
);
const MessageHistory = onDemand(() =>
  import('#shell/bar/message-history.tsx').then((module) => module.MessageHistory),
);

/** The panel that the user has opened over the page. */
export type OpenList = 'messages' | 'shortcuts' | 'settings' | 'palette' | null;

type AsideBaseProps = Omit<SettingsPanelProps & PaletteSlotProps, 'isOpen' | 'theme' | 'onTheme'>;

export interface PageOverlaysProps extends AsideBaseProps {
  open: OpenList;
}

/** Everything that appears over a tenant's page: messages, warnings, prompts, lists, palette. */
export function PageOverlays(props: PageOverlaysProps) {
  const { open, onClose, look, onLook, onLanguage, ...rest } = props;
  const hasOpenedMessages = useHasBeen(open === 'messages');
  const hasOpenedShortcuts = useHasBeen(open === 'shortcuts');
  const hasOpenedSettings = useHasBeen(open === 'settings');
  const hasOpenedPalette = useHasBeen(open === 'palette');
  return (
    <>
      <LateNotices />
      <Crossover />
      {hasOpenedMessages && <MessageHistory isOpen={open === 'messages'} onClose={onClose} />}
      {hasOpenedShortcuts && (
        <ShortcutsDialog isOpen={open === 'shortcuts'} hasTimer={rest.hasTimer} onClose={onClose} />
      )}
      <Suspense fallback={null}>
        {hasOpenedSettings && (
          <SettingsPanel isOpen={open === 'settings'} {...{ onClose, look, onLook, onLanguage }} />
        )}
      </Suspense>
      <Suspense fallback={null}>
        {hasOpenedPalette && (
          <PaletteSlot
            {...rest}
            isOpen={open === 'palette'}
            theme={look.theme}
            onTheme={(theme) => onLook({ theme })}
            {...{ onClose, onLanguage }}
          />
        )}
      </Suspense>
    </>
  );
}
