import { added, breaking, createChange, listed, type Change } from './change.ts';
import { resolve, type Body, type Pair } from './contract.ts';
import { compareSchemas } from './schemas.ts';

/** How the responses differ. A new status breaks nobody. */
export function compareResponses(pair: Pair): Change[] {
  const { responses: old } = pair.old.operation;
  const { responses: now } = pair.now.operation;
  const gained = Object.keys(now).filter((status) => !old[status]);
  return [
    ...Object.entries(old).flatMap(([status, response]) => {
      const other = now[status];
      if (!other) return [breaking(`lost the response ${status}`)];
      const was = resolve(pair.before, response);
      const is = resolve(pair.after, other);
      const subject = `the response ${status}`;
      return [...headerChanges(subject, was, is), ...contentChanges(pair, subject, was, is)];
    }),
    ...gained.map((status) => added(`may now return ${status}`)),
  ];
}

function headerChanges(subject: string, was: Body, is: Body): Change[] {
  const names = (body: Body) => Object.keys(body.headers ?? {});
  const [old, now] = [names(was), names(is)];
  return [
    ...old
      .filter((name) => !now.includes(name))
      .map((name) => breaking(`${subject} lost the header ${listed([name])}`)),
    ...now
      .filter((name) => !old.includes(name))
      .map((name) => added(`${subject} has the new header ${listed([name])}`)),
  ];
}

function contentChanges({ before, after }: Pair, subject: string, was: Body, is: Body): Change[] {
  return Object.entries(was.content ?? {}).flatMap(([type, media]) => {
    const other = is.content?.[type];
    if (!other) return [breaking(`${subject} is no longer ${type}`)];
    return compareSchemas(
      { contract: before, schema: media.schema },
      { contract: after, schema: other.schema },
    ).map(createChange('response', subject));
  });
}
