import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { openInteractions } from './open-interactions.ts';
import { findInvalidOffers } from './tried-offers.ts';

/**
 * Sends the events that the panel offers, in every interaction and in the states that they lead to.
 */
const meta = {
  title: 'Panel/Offered events',
  // Only for the test run: there is nothing to see.
  tags: ['!dev', '!autodocs'],
  parameters: { a11y: { test: 'off' } },
  render: () => <p>Sends the events that interactions offer.</p>,
} satisfies Meta;
export default meta;

const shares = 8;

/** In a share of all interactions, the server knows every record that an offered example names. */
const valid = (share: number): StoryObj => ({
  play: async () => {
    const invalid: Record<string, string[]> = {};
    for await (const { id, interaction } of openInteractions(share, shares, 'Interaction')) {
      const found = await findInvalidOffers(interaction);
      if (found.length > 0) invalid[id] = found;
    }
    await expect(invalid).toEqual({});
  },
});

export const FirstShareOffersKnownRecords = valid(0);
export const SecondShareOffersKnownRecords = valid(1);
export const ThirdShareOffersKnownRecords = valid(2);
export const FourthShareOffersKnownRecords = valid(3);
export const FifthShareOffersKnownRecords = valid(4);
export const SixthShareOffersKnownRecords = valid(5);
export const SeventhShareOffersKnownRecords = valid(6);
export const EighthShareOffersKnownRecords = valid(7);
