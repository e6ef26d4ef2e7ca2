import { toggleFullScreen } from '../room/full-screen.ts'
import { type ScreenAction, useShortcutActions } from './use-shortcut-actions.ts'
import { useShortcuts } from './use-shortcuts.ts'

export interface RoomKeysProps {
  root: HTMLElement | null
  keys: 'inside' | 'page'
  /** Acts of the keys on the screen; those on the room are known here. */
  screen: Readonly<Record<Exclude<ScreenAction, 'toggleFullScreen'>, () => void>>
}

/** The keys of the room while it is mounted; shows nothing. */
export function RoomKeys({ root, keys, screen }: RoomKeysProps) {
  useShortcuts(root, keys, useShortcutActions({ ...screen, toggleFullScreen: () => toggleFullScreen(root) }))
  return null
}
