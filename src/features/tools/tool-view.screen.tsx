import type { Tool } from '#machines/tools/tool.ts';
import { useText } from '#i18n/text.tsx';
import { PricedDetails } from '#records/priced-details.tsx';
import { RecordView, type ViewScreenProps } from '#records/record-view.tsx';
import { toolAddresses } from '#page/addresses.ts';

/** A tool to read. Source: document 3, section 2 (Tools). */
export function ToolViewScreen(props: ViewScreenProps<Tool>) {
  const text = useText('tools');
  return (
    <RecordView
      {...props}
      text={text}
      addresses={toolAddresses}
      leave="cancel"
      nameOf={({ name }) => name}
    >
      {(tool) => <PricedDetails record={tool} name={text('shortName')} text={text} />}
    </RecordView>
  );
}
