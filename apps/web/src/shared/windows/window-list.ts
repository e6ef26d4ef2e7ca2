/** What one window of the app tells the others about itself. */
export interface WindowInfo {
  id: string
  /** The live room has a window of its own, or is a page like any other. */
  kind: 'app' | 'room'
  title: string
}

export type WindowMessage =
  /** Somebody new asks everybody to say who they are. */
  | { type: 'who' }
  | { type: 'here'; info: WindowInfo }
  | { type: 'gone'; id: string }
  /** To one window. */
  | { type: 'focus' | 'close'; id: string }

export type WindowMap = Readonly<Record<string, WindowInfo>>

/** The other windows, by id, after one of them has spoken. */
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
