import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { registries, type Registry } from './registries.ts';

const buildText = (root: string, { folder, hasSubfolders = false, write }: Registry): string =>
  write(
    readdirSync(join(root, folder), { withFileTypes: true, recursive: hasSubfolders })
      .filter((entry) => entry.isFile())
      .map(({ name, parentPath }) => relative(join(root, folder), join(parentPath, name)))
      .map((name) => name.replaceAll(sep, '/'))
      .toSorted(),
    (file) => readFileSync(join(root, folder, file), 'utf8'),
  );

/** Writes every list of a tree. */
export function writeAll(root: string): void {
  for (const registry of registries) {
    writeFileSync(join(root, registry.path), buildText(root, registry));
  }
}

/** The lists of a tree that do not match its folders, by path. */
export const outdated = (root: string): string[] =>
  registries
    .filter((registry) => {
      const path = join(root, registry.path);
      return !existsSync(path) || readFileSync(path, 'utf8') !== buildText(root, registry);
    })
    .map(({ path }) => path);
