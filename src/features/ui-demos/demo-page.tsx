import type { ComponentType } from 'react';
import { useApp } from '#page/entry/use-app.ts';
import { DemoFrame } from './demo-frame.tsx';
import type { DemoName } from './demos.ts';

/** The page of a demo that needs nothing but its texts. */
export const demoPage = (name: DemoName, Demo: ComponentType) =>
  function DemoPage() {
    const { storybookAddress = '' } = useApp().configuration;
    return (
      <DemoFrame name={name} storybook={storybookAddress}>
        <Demo />
      </DemoFrame>
    );
  };
