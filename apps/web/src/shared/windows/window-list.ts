/** Describes one window of the app to the others. */
export interface WindowInfo {
  id: string
  /** The live room has a window of its own, or is a page like any other. */
  kind: 'app' | 'room'
  title: string
}

export type WindowMessage =
  /** A new window asks all others to identify themselves. */
  | { type: 'who' }
  | { type: 'here'; info: WindowInfo }
  | { type: 'gone'; id: string }
  /** Addressed to one window. */
  | { type: 'focus' | 'close'; id: string }

export type WindowMap = Readonly<Record<string, WindowInfo>>

/** Returns the other windows, by id, after a message of one of them. */
export function windowsAfter(windows: WindowMap, message: WindowMessage): WindowMap {
  switch (message.type) {
    case 'here':
      return { ...windows, [message.info.id]: message.info }
    case 'gone': {
      const { [message.id]: _gone, ...others } = windows
      return others
    }
    default:
      return windows
  }
}
