import type { Plugin } from 'vite'

export function decks(): Plugin
