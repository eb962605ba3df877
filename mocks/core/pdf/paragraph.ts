/** One paragraph of a document; it may have line breaks. */
export interface Paragraph {
  text: string;
  style: keyof typeof styles;
}

/** Font sizes and the space before a paragraph, in points. A heading stays with what follows it. */
export const styles = {
  title: { size: 18, before: 0, isBold: true, indent: 0, isHeading: true },
  heading: { size: 13, before: 18, isBold: true, indent: 0, isHeading: true },
  section: { size: 11, before: 14, isBold: true, indent: 0, isHeading: true },
  question: { size: 10, before: 10, isBold: true, indent: 0, isHeading: true },
  body: { size: 10, before: 3, isBold: false, indent: 0, isHeading: false },
  remark: { size: 9, before: 4, isBold: false, indent: 16, isHeading: false },
} as const;
