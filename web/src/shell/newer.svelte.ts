/** Whether a newer build of the page has come while this one was open. */
export const newer = $state({ here: false })
