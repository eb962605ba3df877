import { toolFields, type Tool } from '#machines/tools/tool.ts';
import { useText } from '#i18n/text.tsx';
import { PricedList } from '#records/priced/priced-list.tsx';
import { usePricedText } from '#records/priced/priced-text.ts';
import type { ListScreenProps } from '#records/list/record-list.tsx';
import { toolAddresses } from '#page/parameters/addresses.ts';

/** The list of tools. Source: TOOL-006. */
export function ToolListScreen(props: ListScreenProps<Tool>) {
  const text = usePricedText(useText('tools'));
  const list = { text, fields: toolFields, addresses: toolAddresses, exportName: 'tools' };
  return <PricedList {...props} {...list} name={text('shortName')} hasView={false} />;
}
