import type { Tool } from '#machines/tools/tool.ts';
import { useText } from '#i18n/text.tsx';
import { usePricedText } from '#records/priced/priced-text.ts';
import { PricedView } from '#records/priced/priced-view.tsx';
import type { ViewScreenProps } from '#records/view/record-view.tsx';
import { toolAddresses } from '#page/parameters/addresses.ts';

/** Shows a tool, read-only. Source: TOOL-005. */
export function ToolViewScreen(props: ViewScreenProps<Tool>) {
  const text = usePricedText(useText('tools'));
  return <PricedView {...props} text={text} name={text('shortName')} addresses={toolAddresses} />;
}
