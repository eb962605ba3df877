import type { CommandGroup } from './palette-search.ts';
import { Palette, type PaletteProps } from './palette.tsx';
import { useProjectCommands, type RecentProjectsActor } from './project-commands.tsx';

export interface ProjectPaletteProps extends Omit<PaletteProps, 'groups'> {
  actor: RecentProjectsActor;
  before: readonly CommandGroup[];
  after: readonly CommandGroup[];
  /** The work on which the timer runs already; see `keyOfWork`. */
  runningKey?: string | null;
}

/** The command palette of users with a timer: it lists the recent projects among the commands. */
export function ProjectPalette(props: ProjectPaletteProps) {
  const { actor, before, after, runningKey = null, ...rest } = props;
  const projects = useProjectCommands(actor, runningKey);
  return <Palette {...rest} groups={[...before, projects, ...after]} />;
}
