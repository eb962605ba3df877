import { useState } from 'react';
import type { SampleKind } from '#machines/ui-demos/sample.ts';
import { useText } from '#i18n/text.tsx';
import { Tree } from '#ui/tree/tree.tsx';
import type { TreeLine } from '#ui/tree/tree-keys.ts';
import styles from './ui-demos.module.css';

type Room = 'office' | 'livingRoom';

interface GoodLine extends TreeLine {
  label: string;
}

const rooms: readonly Room[] = ['office', 'livingRoom'];

const isRoom = (id: string): id is Room => (rooms as readonly string[]).includes(id);

/** Goods in rooms: one moves by dragging, or with Enter, which opens its other room. */
export function TreeDemo() {
  const text = useText('uiDemos');
  const [places, setPlaces] = useState<Readonly<Record<SampleKind, Room>>>({
    chair: 'office',
    table: 'office',
    lamp: 'office',
    plant: 'livingRoom',
    cabinet: 'livingRoom',
    sofa: 'livingRoom',
  });
  const [collapsed, setCollapsed] = useState<readonly string[]>([]);
  const move = (id: string, room: Room) => {
    if (!isRoom(id)) setPlaces((before) => ({ ...before, [id]: room }));
  };
  const toggle = (id: string) =>
    setCollapsed((before) =>
      before.includes(id) ? before.filter((each) => each !== id) : [...before, id],
    );
  const lines = rooms.flatMap((room, at): GoodLine[] => {
    const goods = Object.entries(places).filter(([, place]) => place === room);
    const isExpanded = !collapsed.includes(room);
    const head = {
      id: room,
      label: text(room),
      depth: 0,
      position: at + 1,
      count: rooms.length,
      isExpanded: goods.length > 0 ? isExpanded : null,
    };
    if (!isExpanded) return [head];
    const below = goods.map(([id], index) => ({
      id,
      label: text(id as SampleKind),
      depth: 1,
      position: index + 1,
      count: goods.length,
      isExpanded: null,
    }));
    return [head, ...below];
  });
  return (
    <Tree
      label={text('rooms')}
      lines={lines}
      className={styles.tree}
      getSearchTexts={({ label }) => [label]}
      onToggle={toggle}
      onAction={(id) => {
        if (isRoom(id)) return toggle(id);
        move(id, places[id as SampleKind] === 'office' ? 'livingRoom' : 'office');
      }}
      onDrop={(id, targetId) =>
        move(id, isRoom(targetId) ? targetId : places[targetId as SampleKind])
      }
    >
      {({ label }) => <span>{label}</span>}
    </Tree>
  );
}
