import type { ReactNode } from 'react';
import type { Cause } from '#machines/cause.ts';
import { useCauseText } from '#i18n/cause-text.ts';
import { useText } from '#i18n/text.tsx';
import { Loader } from '#ui/display/progress/spinner.tsx';
import { Unavailable } from '#ui/display/notices/unavailable.tsx';
import { RecordHead, type ViewHead } from './record-head.tsx';

interface ReadableProps<Row> {
  head: ViewHead;
  /** The record's name. */
  getName: (record: Row) => string;
  /** Null while it loads. */
  record: Row | null;
  isMissing: boolean;
  isUnavailable: boolean;
  /** Why it is unavailable, if known. */
  cause: Cause | null;
  children: (record: Row) => ReactNode;
  /** Content if the record does not exist. */
  notFound: ReactNode;
  /** Retries by remounting the page. */
  onRetry: () => void;
}

/** The page of a record: its header at once, the record as soon as it is loaded, or a message. */
export function Readable<Row>(props: ReadableProps<Row>): ReactNode {
  const { head, getName, record, isMissing, notFound } = props;
  if (isMissing) return notFound;
  return (
    <>
      <RecordHead {...head} name={record && getName(record)} />
      <RecordOrWait {...props} />
    </>
  );
}

function RecordOrWait<Row>(props: ReadableProps<Row>) {
  const { record, isUnavailable, cause, children, onRetry } = props;
  const text = useText('records');
  const why = useCauseText();
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
