import type { ReactNode } from 'react';
import type { Cause } from '#machines/cause.ts';
import { useCauseText } from '#i18n/cause-text.ts';
import { useText } from '#i18n/text.tsx';
import { Loader } from '#ui/spinner.tsx';
import { Unavailable } from '#ui/unavailable.tsx';

interface ReadableProps<Row> {
  /** Null while it is read. */
  record: Row | null;
  isMissing: boolean;
  isUnavailable: boolean;
  /** Why it is unavailable, where that is known. */
  cause: Cause | null;
  children: (record: Row) => ReactNode;
  /** What stands where there is no such record. */
  notFound: ReactNode;
  /** Begins with a fresh try. */
  onRetry: () => void;
}

/** A record as soon as it is read; before that, or without it, what there is to say. */
export function Readable<Row>(props: ReadableProps<Row>): ReactNode {
  const { record, isMissing, isUnavailable, cause, children, notFound, onRetry } = props;
  const text = useText('records');
  const why = useCauseText();
  if (isMissing) return notFound;
  if (isUnavailable) {
    return (
      <Unavailable
        title={text('unavailable')}
        reason={why(cause)}
        retryLabel={text('tryAgain')}
        onRetry={onRetry}
      >
        {text('unavailableText')}
      </Unavailable>
    );
  }
  return record === null ? <Loader label={text('loading')} /> : children(record);
}
