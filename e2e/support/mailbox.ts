import { createServer, type Server, type Socket } from 'node:net'
import { freePort } from './free-port.ts'

/** A mail server of this machine: it takes every mail by SMTP and keeps it. */
export class Mailbox {
  readonly #server: Server
  readonly #sockets = new Set<Socket>()
  readonly #received: { to: string; content: string }[] = []
  readonly port: number

  private constructor(port: number) {
    this.port = port
    this.#server = createServer((socket) => {
      this.#sockets.add(socket.on('close', () => this.#sockets.delete(socket)))
      this.#talk(socket)
    })
  }

  static async open(): Promise<Mailbox> {
    const mailbox = new Mailbox(await freePort())
    await new Promise<void>((resolve) => mailbox.#server.listen(mailbox.port, '127.0.0.1', resolve))
    return mailbox
  }

  /** The newest mail to an address, as plain text; empty while none came. */
  textTo(address: string): string {
    const content = this.#received.findLast(({ to }) => to === address)?.content ?? ''
    // Long lines of a mail are broken by quoted-printable.
    return content.replaceAll('=\r\n', '')
  }

  close(): void {
    for (const socket of this.#sockets) socket.destroy()
    this.#server.close()
  }

  #talk(socket: Socket): void {
    const say = (line: string) => socket.write(`${line}\r\n`)
    let to = ''
    let heard = ''
    let isData = false
    say('220 mailbox')
    socket.setEncoding('utf8').on('data', (piece: string) => {
      heard += piece
      for (;;) {
        const end = isData ? '\r\n.\r\n' : '\r\n'
        const at = heard.indexOf(end)
        if (at < 0) return
        const said = heard.slice(0, at)
        heard = heard.slice(at + end.length)
        if (isData) this.#received.push({ to, content: said })
        to = /^RCPT TO:<(.+)>/i.exec(said)?.[1] ?? to
        isData = !isData && /^DATA/i.test(said)
        say(isData ? '354 go on' : '250 ok')
      }
    })
  }
}
