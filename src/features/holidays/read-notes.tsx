import type { HolidayRowsContext } from '#machines/holidays/holiday-rows.setup.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { Banner } from '#ui/display/notices/banner.tsx';

const reasons = ['cancelled', 'otherYears', 'noDay'] as const;

/** What a calendar file has beyond the rows, by name, so that nothing is lost silently. */
export function ReadNotes({ read }: Pick<HolidayRowsContext, 'read'>) {
  const text = useText('holidays');
  const { list } = useFormat();
  const name = (each: string) => (each === '' ? text('unnamed') : each);
  const notes = [
    ...(read.isCutOff ? [text('cutOff')] : []),
    ...(read.repeated.length > 0
      ? [text('repeated', { names: list(read.repeated.map(name)) })]
      : []),
    ...reasons.flatMap((reason) => {
      const names = read.leftOut
        .filter((each) => each.reason === reason)
        .map((each) => name(each.name));
      return names.length === 0
        ? []
        : [text(`left_${reason}`, { count: names.length, names: list([...new Set(names)]) })];
    }),
  ];
  if (notes.length === 0) return null;
  return (
    <Banner tone="warning" title={text('notes')}>
      <ul>
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </Banner>
  );
}
