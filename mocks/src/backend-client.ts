import type { BridgedResponse, FromBackend, ToBackend } from './bridge-messages.ts'

export interface BridgedSocket {
  send(data: string | ArrayBuffer): void
  close(): void
}
export interface SocketListener {
  frame(data: string | ArrayBuffer): void
  closed(code: number, reason: string): void
}

/** A tab's end of the bridge: requests and sockets go out, responses and frames come back. */
export interface BackendClient {
  fetch(request: Request): Promise<Response>
  openSocket(listener: SocketListener): BridgedSocket
}

/** Resolves when the backend has its school ready. @throws when it could not start */
export async function connectBackend(port: MessagePort): Promise<BackendClient> {
  const responses = new Map<number, PromiseWithResolvers<BridgedResponse>>()
  const sockets = new Map<number, SocketListener>()
  const ready = Promise.withResolvers<void>()
  let lastId = 0
  const post = (message: ToBackend, transfer: Transferable[] = []) => port.postMessage(message, transfer)

  port.addEventListener('message', ({ data }: MessageEvent<FromBackend>) => {
    switch (data.t) {
      case 'ready':
        return ready.resolve()
      case 'failed':
        return ready.reject(new Error(data.message))
      case 'response':
        responses.get(data.id)?.resolve(data.response)
        return void responses.delete(data.id)
      case 'requestFailed':
        responses.get(data.id)?.reject(new Error(data.message))
        return void responses.delete(data.id)
      case 'socketFrame':
        return sockets.get(data.socket)?.frame(data.data)
      case 'socketClosed':
        sockets.get(data.socket)?.closed(data.code, data.reason)
        return void sockets.delete(data.socket)
    }
  })
  port.start()
  post({ t: 'hello', tabLock: await holdTabLock() })
  await ready.promise

  return {
    async fetch(request) {
      const id = ++lastId
      const pending = Promise.withResolvers<BridgedResponse>()
      responses.set(id, pending)
      const body = request.method === 'GET' || request.method === 'HEAD' ? null : await request.arrayBuffer()
      const { url, method, headers } = request
      // A network would have added it; the list of devices names browsers by it.
      const sent: [string, string][] = [...headers, ['user-agent', navigator.userAgent]]
      post({ t: 'request', id, request: { url, method, headers: sent, body } }, body === null ? [] : [body])
      const { status, headers: responseHeaders, body: content } = await pending.promise
      return new Response(isBodiless(status) ? null : content, {
        status,
        headers: responseHeaders.map(([name, value]): [string, string] => [name, value]),
      })
    },
    openSocket(listener) {
      const socket = ++lastId
      sockets.set(socket, listener)
      post({ t: 'socketOpened', socket })
      return {
        send: (data) => post({ t: 'socketFrame', socket, data }),
        close: () => {
          sockets.delete(socket)
          post({ t: 'socketClosed', socket })
        },
      }
    },
  }
}

const isBodiless = (status: number) => status === 204 || status === 205 || status === 304

// A worker is not told when a tab dies; it can wait for this lock, which the browser frees at that moment.
async function holdTabLock(): Promise<string> {
  const name = `hwjy-tab-${crypto.randomUUID()}`
  const held = Promise.withResolvers<void>()
  void navigator.locks.request(name, () => {
    held.resolve()
    return new Promise(() => {})
  })
  await held.promise
  return name
}
