import { useSelector } from '@xstate/react';
import { Ellipsis, Eye, EyeOff, Pencil } from 'lucide-react';
import type { ProjectHeadActor } from '#machines/projects/project-head.machine.ts';
import { useText } from '#i18n/text.tsx';
import { projectAddresses } from '#page/parameters/addresses.ts';
import type { Address } from '#records/form/address.ts';
import { LinkButton } from '#records/link-button.tsx';
import { Button } from '#ui/controls/button.tsx';
import { MenuButton } from '#ui/overlays/menu-button.tsx';
import { onDemand } from '#ui/hooks/on-demand.ts';
import type { ActionMenuProps } from './action-menu.tsx';
import { useBlockedProject } from './use-blocked-project.ts';

const ActionMenu = onDemand<ActionMenuProps>(() =>
  import('./action-menu.tsx').then((module) => module.ActionMenu),
);

interface ProjectActionsProps {
  actor: ProjectHeadActor;
  onCopyAddress: (address: Address) => void;
}

/** Watching and editing a project, and the menu of its further actions. */
export function ProjectActions({ actor, onCopyAddress }: ProjectActionsProps) {
  const text = useText('projectOverview');
  const records = useText('records');
  const detail = useSelector(actor, ({ context }) => context.detail);
  const isChanging = useSelector(
    actor,
    (state) => state.matches('watching') || state.matches('unwatching'),
  );
  const isBusy = useSelector(actor, (state) => state.hasTag('busy') && !state.hasTag('question'));
  const { id, isWatching } = detail.project;
  const blocked = useBlockedProject(detail);
  const pencil = <Pencil aria-hidden="true" />;
  return (
    <>
      <Button
        aria-pressed={isWatching}
        icon={isWatching ? <Eye aria-hidden="true" /> : <EyeOff aria-hidden="true" />}
        isPending={isChanging}
        pendingLabel={text('saving')}
        onPress={() => actor.send({ type: 'watch.toggle' })}
      >
        {text(isWatching ? 'watching' : 'watch')}
      </Button>
      {blocked.editBlocked === null ? (
        <LinkButton effect="changing" address={projectAddresses.edit(id)} icon={pencil}>
          {records('edit')}
        </LinkButton>
      ) : (
        <Button icon={pencil} blockedBecause={blocked.editBlocked}>
          {records('edit')}
        </Button>
      )}
      <MenuButton
        list={ActionMenu}
        trigger={
          <Button
            icon={<Ellipsis aria-hidden="true" />}
            aria-label={text('moreActions')}
            isPending={isBusy && !isChanging}
            pendingLabel={text('saving')}
          />
        }
      >
        <ActionMenu
          actor={actor}
          blocked={blocked}
          onCopyAddress={() => onCopyAddress(projectAddresses.view(id))}
        />
      </MenuButton>
    </>
  );
}
