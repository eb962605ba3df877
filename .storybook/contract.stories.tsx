import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { operations } from '#openapi/generated/operations.ts';
import { contractAddress } from './contract-address.ts';
import styles from './contract.module.css';

const areas = Map.groupBy(Object.values(operations), ({ area }) => area);

/** The way to the contract as backend teams read it, area by area. */
function ContractReference() {
  return (
    <main className={styles.page}>
      <h1>The contract</h1>
      <p>
        Every call with its right, its source, its refusals and examples, as backend teams read it.
        The pages open in a tab of their own; Ctrl+K searches.
      </p>
      <p>
        <Reference hash="">Open the contract</Reference>
      </p>
      <ul>
        {[...areas].map(([area, calls]) => (
          <li key={area}>
            <Reference hash={`#/${area}`}>{area}</Reference>
            <span>{calls.length === 1 ? '1 call' : `${calls.length} calls`}</span>
          </li>
        ))}
      </ul>
    </main>
  );
}

function Reference({ hash, children }: { hash: string; children: string }) {
  return (
    <a href={contractAddress + hash} target="_blank" rel="noreferrer">
      {children}
    </a>
  );
}

const meta = {
  title: 'Contract',
  component: ContractReference,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ContractReference>;
export default meta;

export const Contract: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole<HTMLAnchorElement>('link', { name: 'Open the contract' });
    const response = await fetch(link.href);
    await expect(await response.text()).toContain('<title>Atrium API</title>');
    await expect(canvas.getByRole('link', { name: 'clockwork' })).toHaveAttribute(
      'href',
      expect.stringMatching(/#\/clockwork$/),
    );
  },
};
