/** Line drawings, 24 by 24, for tools. */
export const icons = {
  new: '<rect x="4" y="6" width="10" height="14" rx="1.5"/><path d="M8 3.5h8.5a1.5 1.5 0 0 1 1.5 1.5V16M20.5 8v6"/>',
  undo: '<path d="M8 5L3.5 9.5L8 14M4 9.5h9.5a5.5 5.5 0 0 1 0 11H9"/>',
  redo: '<path d="M16 5l4.5 4.5L16 14M20 9.5h-9.5a5.5 5.5 0 0 0 0 11H15"/>',
  deal: '<rect x="3.5" y="4" width="10" height="14" rx="1.5"/><path d="M14 11h6.5M17.5 8l3 3-3 3M7 21h7"/>',
  hint: '<path d="M9 17.5h6M10 20.5h4M12 3a6.5 6.5 0 0 0-3.8 11.8c.6.5.8 1 .8 1.7h6c0-.7.2-1.2.8-1.7A6.5 6.5 0 0 0 12 3Z"/>',
  won: '<path d="M12 3v18M5 7h14M5 7l-3 7a3.2 3.2 0 0 0 6 0ZM19 7l-3 7a3.2 3.2 0 0 0 6 0ZM8 21h8"/>',
  back: '<path d="M14.5 5L7.5 12l7 7"/>',
  book: '<path d="M12 6.5C9.5 4.5 6.5 4 3 4.5v14c3.5-.5 6.5 0 9 2 2.5-2 5.5-2.5 9-2v-14c-3.5-.5-6.5 0-9 2Zm0 0v14"/>',
  menu: '<path d="M4 7h16M4 12h16M4 17h16"/>',
  home: '<path d="M12 20V8M7 12l5-5 5 5M5 3.5h14"/>',
  finish: '<path d="M5 20V4M5 5h13l-3 4 3 4H5"/>',
  globe:
    '<path d="M20.5 12a8.5 8.5 0 1 1-17 0a8.5 8.5 0 0 1 17 0ZM3.5 12h17M12 3.5c-5 5-5 12 0 17c5-5 5-12 0-17"/>',
} as const

export type IconName = keyof typeof icons
