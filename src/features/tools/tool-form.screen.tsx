import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { RecordFormActor } from '#machines/records/create-record-form.ts';
import type { ToolForm } from '#machines/tools/tool.ts';
import { useText } from '#i18n/text.tsx';
import { PricedFields } from '#records/priced-fields.tsx';
import { RecordForm } from '#records/record-form.tsx';
import { toolAddresses } from '#page/addresses.ts';

export interface ToolFormScreenProps {
  actor: RecordFormActor<ToolForm>;
  notFound: ReactNode;
  onRetry: () => void;
}

/** A tool is added or edited. Source: document 3, sections 2 and 5 (Tools). */
export function ToolFormScreen({ actor, notFound, onRetry }: ToolFormScreenProps) {
  const text = useText('tools');
  const isNew = useSelector(actor, ({ context }) => context.id === null);
  return (
    <RecordForm
      title={text(isNew ? 'add' : 'editTitle')}
      list={{ title: text('title'), to: toolAddresses.list.to }}
      actor={actor}
      labelOf={text}
      notFound={notFound}
      onRetry={onRetry}
    >
      <PricedFields actor={actor} text={text} />
    </RecordForm>
  );
}
