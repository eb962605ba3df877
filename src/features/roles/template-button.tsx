import { LayoutTemplate } from 'lucide-react';
import { useText } from '#i18n/text.tsx';
import { Button } from '#ui/controls/button.tsx';
import { MenuButton } from '#ui/overlays/menu-button.tsx';
import { onDemand } from '#ui/hooks/on-demand.ts';

const TemplateMenu = onDemand(() =>
  import('./template-menu.tsx').then((module) => module.TemplateMenu),
);

/** Starts a new role with ready-made rights. */
export function TemplateButton() {
  const text = useText('roles');
  return (
    <MenuButton
      list={TemplateMenu}
      trigger={<Button icon={<LayoutTemplate aria-hidden="true" />}>{text('fromTemplate')}</Button>}
    >
      <TemplateMenu />
    </MenuButton>
  );
}
