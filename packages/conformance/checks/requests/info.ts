import type { Operation } from '../../contract/shapes.ts';
import type { CheckInfo, Kind } from '../../run/results.ts';

/** The description of a call's check; `name` is the last part of its id. */
export function buildCheckInfo(
  { operation, sample }: { operation: Operation; sample: string },
  kind: Kind,
  name: string,
  title: string,
): CheckInfo {
  const { area, id, source } = operation;
  return {
    id: [area, id, sample, kind, name].filter(Boolean).join('/'),
    area,
    operation: id,
    kind,
    title: [id, sample && `(${sample})`, title].filter(Boolean).join(' '),
    source,
  };
}
