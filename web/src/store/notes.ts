/** A record without what the player wrote to its moves. */
export const withoutNotes = (record: string) => record.replaceAll(/^(note|name) .*\n?/gm, '')
