import type { Backend, LiveSocket } from '@hwjy/server/core'
import type { BridgedRequest, BridgedResponse, FromBackend, ToBackend } from './bridge-messages.ts'

/**
 * The backend's end of the bridge to one tab. Ends with the tab: its sockets close as if their connection had dropped.
 */
export function serveBridge(port: MessagePort, starting: Promise<Backend>): void {
  const sockets = new Map<number, PortSocket>()
  const post = (message: FromBackend, transfer: Transferable[] = []) => port.postMessage(message, transfer)

  const receive = async (message: ToBackend) => {
    const backend = await starting
    switch (message.t) {
      case 'hello':
        return whenReleased(message.tabLock, () => {
          for (const socket of sockets.values()) socket.closedByTab()
          port.close()
        })
      case 'request': {
        const { id } = message
        try {
          const response = await respond(backend, message.request)
          return post({ t: 'response', id, response }, [response.body])
        } catch (cause) {
          return post({ t: 'requestFailed', id, message: String(cause) })
        }
      }
      case 'socketOpened': {
        const socket = new PortSocket(message.socket, post, () => sockets.delete(message.socket))
        sockets.set(message.socket, socket)
        return backend.live.connect(socket)
      }
      case 'socketFrame':
        return sockets.get(message.socket)?.receive(message.data)
      case 'socketClosed':
        return sockets.get(message.socket)?.closedByTab()
    }
  }

  // One after the other until the backend is there, so that a frame cannot overtake the opening of its socket.
  port.addEventListener('message', ({ data }: MessageEvent<ToBackend>) => void receive(data))
  port.start()
  starting.then(
    () => post({ t: 'ready' }),
    (cause: unknown) => post({ t: 'failed', message: String(cause) }),
  )
}

async function respond(backend: Backend, { url, method, headers, body }: BridgedRequest): Promise<BridgedResponse> {
  const request = new Request(url, { method, headers: headers.map(([name, value]) => [name, value]), body })
  const response = await backend.fetch(request, { address: 'this-browser' })
  return { status: response.status, headers: [...response.headers], body: await response.arrayBuffer() }
}

function whenReleased(lock: string, released: () => void): void {
  void navigator.locks.request(lock, released)
}

class PortSocket implements LiveSocket {
  /** A MessagePort takes everything at once. */
  readonly bufferedAmount = 0
  readonly #no: number
  readonly #post: (message: FromBackend) => void
  readonly #forget: () => void
  readonly #messageListeners: ((data: string | Uint8Array) => void)[] = []
  readonly #closeListeners: (() => void)[] = []
  #isOpen = true

  constructor(no: number, post: (message: FromBackend) => void, forget: () => void) {
    this.#no = no
    this.#post = post
    this.#forget = forget
  }

  send(data: string | Uint8Array): void {
    if (this.#isOpen)
      this.#post({ t: 'socketFrame', socket: this.#no, data: typeof data === 'string' ? data : data.slice().buffer })
  }

  close(code = 1000, reason = ''): void {
    if (!this.#isOpen) return
    this.#post({ t: 'socketClosed', socket: this.#no, code, reason })
    this.closedByTab()
  }

  onMessage(listener: (data: string | Uint8Array) => void): void {
    this.#messageListeners.push(listener)
  }

  onClose(listener: () => void): void {
    this.#closeListeners.push(listener)
  }

  receive(data: string | ArrayBuffer): void {
    for (const listener of this.#messageListeners) listener(typeof data === 'string' ? data : new Uint8Array(data))
  }

  closedByTab(): void {
    if (!this.#isOpen) return
    this.#isOpen = false
    this.#forget()
    for (const listener of this.#closeListeners) listener()
  }
}
