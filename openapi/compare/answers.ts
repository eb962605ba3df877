import { isBreaking, listed } from './change.ts';
import { resolve, type Body } from './contract.ts';
import type { Pair } from './pair.ts';
import { compareSchemas } from './schemas.ts';

/** What breaks whoever reads the answers as they were. A new status breaks nobody. */
export function answerBreaks(pair: Pair): string[] {
  return Object.entries(pair.old.operation.responses).flatMap(([status, answer]) => {
    const other = pair.now.operation.responses[status];
    if (!other) return [`lost the answer ${status}`];
    const was = resolve(pair.before, answer);
    const is = resolve(pair.after, other);
    const sentences = [...headerBreaks(was, is), ...contentBreaks(pair, was, is)];
    return sentences.map((says) => `the answer ${status} ${says}`);
  });
}

function headerBreaks(was: Body, is: Body): string[] {
  const names = Object.keys(was.headers ?? {}).filter((name) => !is.headers?.[name]);
  return names.map((name) => `lost the header ${listed([name])}`);
}

function contentBreaks({ before, after }: Pair, was: Body, is: Body): string[] {
  return Object.entries(was.content ?? {}).flatMap(([type, media]) => {
    const other = is.content?.[type];
    if (!other) return [`is no longer ${type}`];
    return compareSchemas(
      { contract: before, schema: media.schema },
      { contract: after, schema: other.schema },
    )
      .filter(({ effect }) => isBreaking(effect, 'answer'))
      .map(({ says }) => says);
  });
}
