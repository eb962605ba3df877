import { useNavigate } from '@tanstack/react-router';
import { roleTemplates, toTemplateSource } from '#machines/roles/role-templates.ts';
import { useText } from '#i18n/text.tsx';
import { roleAddresses } from '#page/parameters/addresses.ts';
import { Menu, MenuItem } from '#ui/overlays/menu.tsx';

/** The ready-made sets of rights. */
export function TemplateMenu() {
  const text = useText('roles');
  const navigate = useNavigate();
  return (
    <Menu>
      {roleTemplates.map((template) => (
        <MenuItem
          key={template}
          onAction={() => void navigate(roleAddresses.copy(toTemplateSource(template)))}
        >
          {text(`template_${template}`)}
        </MenuItem>
      ))}
    </Menu>
  );
}
