/** Names that are kept as they are: written from right to left, without letters, with symbols. */
export const foreignNames = ['نسخ احتياطي سحابي', 'גיבוי לענן', '云端备份', '🗄️ Backup 👩🏽‍💻'];

/** The longest name of so many characters: a symbol counts as one, however it is kept. */
export const symbols = (count: number): string => '🗄'.repeat(count);
