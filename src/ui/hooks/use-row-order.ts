import { useRef, type RefObject } from 'react';
import { useDragAndDrop, type DragAndDropHooks } from 'react-aria-components';

interface RowMove {
  id: string;
  /** The row it is dropped at. */
  anchor: string;
  isAfter: boolean;
}

interface RowOrderOptions<Row> {
  /** The dragged row as plain text. */
  getText: (row: Row) => string;
  onMove: (move: RowMove) => void;
}

interface RowOrder<Row> {
  ref: RefObject<HTMLDivElement | null>;
  dragAndDropHooks: DragAndDropHooks<Row>;
}

type CollectionState = NonNullable<DragAndDropHooks['useDroppableCollectionState']>;
type Selection = Parameters<CollectionState>[0]['selectionManager'];

/**
 * Reorders the rows of a list by dragging: by pointer, or by keyboard from the handle, which gets
 * the focus back after the drop. From then on, nothing moves the focus.
 */
export function useRowOrder<Row extends object>(options: RowOrderOptions<Row>): RowOrder<Row> {
  const { getText, onMove } = options;
  const ref = useRef<HTMLDivElement>(null);
  const { dragAndDropHooks } = useDragAndDrop<Row>({
    getItems: (_, rows) => rows.map((row) => ({ 'text/plain': getText(row) })),
    onReorder: ({ keys, target }) => {
      const [id] = [...keys].map(String);
      if (id === undefined) return;
      onMove({ id, anchor: String(target.key), isAfter: target.dropPosition === 'after' });
    },
    onDragEnd: ({ keys }) => {
      const [key] = keys;
      const list = ref.current;
      if (key === undefined || !list?.contains(document.activeElement)) return;
      const row = list.querySelector<HTMLElement>(`[data-key="${CSS.escape(String(key))}"]`);
      row?.focus(); // lets the list know where the focus is
      row?.querySelector<HTMLElement>('[slot="drag"]')?.focus();
    },
  });
  const { useDroppableCollectionState: useState } = dragAndDropHooks;
  if (!useState) return { ref, dragAndDropHooks };
  return {
    ref,
    dragAndDropHooks: {
      ...dragAndDropHooks,
      useDroppableCollectionState: withSilentState(useState),
    },
  };
}

/** Shortly after a drop, the library's list focuses one of its rows; this wrapper prevents it. */
const withSilentState = (useState: CollectionState): CollectionState =>
  function useSilentState(props) {
    return useState({ ...props, selectionManager: unfocused(props.selectionManager) });
  };

const unfocused = (manager: Selection): Selection =>
  Object.create(manager, { setFocused: { value: () => undefined } }) as Selection;
