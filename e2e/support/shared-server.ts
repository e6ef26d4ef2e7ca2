import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { copyPreparedSchool, serverArguments } from '../../scripts/lib/prepared-school.ts'
import { freePort } from './free-port.ts'
import { Mailbox } from './mailbox.ts'
import { requestFrom } from './request-from.ts'

/** What the program is asked; `Answer` comes when it is done. */
export type Asked = { id: number } & (
  | { do: 'open'; slug: string }
  /** SQL, in the order given, on the database of the whole server. */
  | { do: 'change'; statements: readonly string[] }
  /** As the school office does: refused where a setting may not be so. */
  | { do: 'set'; schoolId: string; settings: Readonly<Record<string, unknown>> }
  /** A client key for pages of these origins; its id is the result. */
  | { do: 'addKey'; schoolId: string; origins: readonly string[] }
  | { do: 'revokeKey'; schoolId: string; keyId: string }
)
type Task = Asked extends infer One ? (One extends Asked ? Omit<One, 'id'> : never) : never
export interface Answer {
  id: number
  error: string | null
  result?: string
}

/** A school of its own for one journey, on a server that it shares with other schools. */
export interface OwnSchool {
  /** Where people reach it: `http://j3.localhost:41234`. */
  url: string
  /** The id of its rows, such as `sch_demo_j3`. */
  id: string
  /** Ends the id of everything in it: `usr_anna` is `usr_anna_j3`. */
  suffix: string
  /** Answers a request from Node, which does not know names like `j3.localhost`; browsers do. */
  fetch: (
    path: string,
    init?: { method?: string; headers?: Record<string, string>; body?: URLSearchParams },
  ) => Promise<Response>
  set: (settings: Readonly<Record<string, unknown>>) => Promise<void>
  addKey: (origins: readonly string[]) => Promise<string>
  revokeKey: (keyId: string) => Promise<void>
  /** The newest mail that the server sent to an address; empty while none came. */
  mailTo: (address: string) => string
  /** Changes rows of this school by SQL, while the server runs. */
  change: (...statements: string[]) => Promise<void>
}

const program = path.join(import.meta.dirname, 'shared-server-program.ts')
const root = path.resolve(import.meta.dirname, '../..')

/**
 * One real server for all journeys that neither end nor configure it: each opens a school of its own on it, which takes a
 * fraction of the time and memory of a server of its own.
 */
export class SharedServer {
  readonly #port: number
  readonly #folder: string
  readonly #process: ChildProcess
  readonly #mailbox: Mailbox
  #asked = 0
  readonly #waiting = new Map<number, (answer: Answer) => void>()

  private constructor(port: number, folder: string, child: ChildProcess, mailbox: Mailbox) {
    this.#port = port
    this.#folder = folder
    this.#process = child
    this.#mailbox = mailbox
    child.on('message', (answer: Answer) => this.#waiting.get(answer.id)?.(answer))
    child.on('exit', () => {
      for (const [id, tell] of this.#waiting) tell({ id, error: 'The shared server has ended' })
    })
  }

  static async start(): Promise<SharedServer> {
    const port = await freePort()
    const folder = await mkdtemp(path.join(os.tmpdir(), 'hwjy-'))
    await copyPreparedSchool(folder)
    const mailbox = await Mailbox.open()
    const mail = { SMTP_URL: `smtp://127.0.0.1:${mailbox.port}`, MAIL_FROM: 'Huawen <no-reply@class.example>' }
    const child = fork(program, {
      cwd: root,
      execArgv: [...serverArguments],
      env: { ...process.env, PORT: String(port), DATA_DIR: folder, HOST: '127.0.0.1', ...mail },
    })
    const server = new SharedServer(port, folder, child, mailbox)
    await server.#answerTo(0)
    return server
  }

  async openSchool(): Promise<OwnSchool> {
    const slug = `j${this.#asked + 1}`
    await this.#ask({ do: 'open', slug })
    const schoolId = `sch_demo_${slug}`
    const url = `http://${slug}.localhost:${this.#port}`
    return {
      url,
      id: schoolId,
      suffix: `_${slug}`,
      fetch: (at, init) => requestFrom(this.#port, new URL(at, url), init),
      set: async (settings) => void (await this.#ask({ do: 'set', schoolId, settings })),
      addKey: (origins) => this.#ask({ do: 'addKey', schoolId, origins }),
      revokeKey: async (keyId) => void (await this.#ask({ do: 'revokeKey', schoolId, keyId })),
      mailTo: (address) => this.#mailbox.textTo(address),
      change: async (...statements) => void (await this.#ask({ do: 'change', statements })),
    }
  }

  async stop(): Promise<void> {
    const isOver = this.#process.exitCode === null ? once(this.#process, 'exit') : null
    this.#process.kill('SIGTERM')
    await isOver
    this.#mailbox.close()
    await rm(this.#folder, { recursive: true, force: true })
  }

  async #ask(task: Task): Promise<string> {
    const id = ++this.#asked
    const answer = this.#answerTo(id)
    this.#process.send({ id, ...task })
    return answer
  }

  async #answerTo(id: number): Promise<string> {
    const { error, result = '' } = await new Promise<Answer>((resolve) => this.#waiting.set(id, resolve))
    this.#waiting.delete(id)
    if (error !== null) throw new Error(error)
    return result
  }
}
