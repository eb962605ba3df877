import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'vite';
import type { States } from './mutation-sites.ts';

const root = join(import.meta.dirname, '../../../..');

/**
 * The state fields of the server's records, from their types: booleans, and nullable ids and times.
 */
export function statesOfWorld(): States {
  const fieldsByRecord = new Map<string, string[]>();
  const typeByField = new Map<string, string>();
  for (const path of globSync('mocks/store/{world,world/*}.ts', { cwd: root })) {
    const source = readFileSync(join(root, path), 'utf8');
    const text = ({ start, end }: { start: number; end: number }) => source.slice(start, end);
    new Visitor({
      TSInterfaceDeclaration: ({ id, body }) => {
        const fields: string[] = [];
        for (const member of body.body) {
          if (member.type !== 'TSPropertySignature' || !member.typeAnnotation) continue;
          const name = text(member.key);
          const type = text(member.typeAnnotation.typeAnnotation);
          const isState = type.endsWith('| null') && /(?:Id|On|At|Time)$/.test(name);
          if (type === 'boolean' || isState) fields.push(name);
          typeByField.set(name, type);
        }
        fieldsByRecord.set(id.name, fields);
      },
    }).visit(parseSync(path, source).program);
  }
  return new Map(
    [...typeByField].flatMap(([name, type]) => {
      const fields = fieldsByRecord.get(type);
      return fields ? [[name, fields]] : [];
    }),
  );
}
