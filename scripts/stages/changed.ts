import { execFileSync } from 'node:child_process';
import type { Stage } from './table.ts';

/** The files changed since a base commit. */
export interface Change {
  /** A commit: everything since then, committed or not, is the change. */
  base: string;
  /** Paths, from the root, of changed or added files that still exist. */
  files: readonly string[];
}

/** Returns the output of git, or throws. */
type Git = (...args: string[]) => string;

const runGit: Git = (...args) =>
  execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

/**
 * The change since the branch left main. On main itself: the uncommitted changes or, if everything
 * is committed, the last commit.
 */
export function readChange(git: Git = runGit): Change {
  const lines = (...args: string[]) =>
    git(...args)
      .split('\n')
      .filter(Boolean);
  const findBase = (): string => {
    const base = git('merge-base', 'HEAD', 'main');
    if (base !== git('rev-parse', 'HEAD')) return base;
    return lines('status', '--porcelain').length > 0 ? 'HEAD' : 'HEAD~1';
  };
  const base = findBase();
  const files = [
    ...lines('diff', '--name-only', '--diff-filter=d', base),
    ...lines('ls-files', '--others', '--exclude-standard'),
  ];
  return { base, files };
}

/** The stages that a change affects, each narrowed to its affected part. */
export function narrow(stages: readonly Stage[], change: Change): Stage[] {
  return stages.flatMap((stage) => {
    if (!stage.forChange) return [stage];
    const commands = stage.forChange(change);
    return commands.length > 0 ? [{ ...stage, commands, mayRunNone: true }] : [];
  });
}
