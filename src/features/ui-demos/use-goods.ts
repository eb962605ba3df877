import { useMemo } from 'react';
import { sampleKinds, type SampleKind } from '#machines/ui-demos/sample.ts';
import { useText } from '#i18n/text.tsx';

/** The sample goods as options, in the language of the page. */
export function useGoods(): readonly { id: SampleKind; label: string }[] {
  const text = useText('uiDemos');
  return useMemo(() => sampleKinds.map((id) => ({ id, label: text(id) })), [text]);
}
