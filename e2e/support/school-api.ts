import { appendFields, type Operation } from '../../packages/sdk/src/client/operation.ts'
import { operations } from '../../packages/sdk/src/generated/operations.ts'
import { requestFrom } from './request-from.ts'

type Role = 'teacher' | 'student'
interface Tokens {
  accessToken: string
  refreshToken: string
}

/** Calls a school's API as a program does: with the fields of the contract, and no page. */
export class SchoolApi {
  readonly #server: string
  readonly #role: Role
  #authorization: string
  #refreshToken = ''

  private constructor(server: string, authorization: string, role: Role) {
    this.#server = server
    this.#authorization = authorization
    this.#role = role
  }

  static anonymous(server: string): SchoolApi {
    return new SchoolApi(server, `Basic ${btoa('hwjy-web:')}`, 'student')
  }

  static async signIn(server: string, role: Role, username: string, password: string) {
    const side = role === 'teacher' ? 'tch' : 'user'
    const { accessToken, refreshToken } = (await SchoolApi.anonymous(server).form(`/api-${side}/user/login`, {
      username,
      password,
      captchaVerification: '',
    })) as Tokens
    const api = new SchoolApi(server, `Bearer ${accessToken}`, role)
    api.#refreshToken = refreshToken
    return api
  }

  /** A token lasts for half a day: a program that stays for longer asks for the next one. */
  async renew(): Promise<void> {
    const side = this.#role === 'teacher' ? 'tch' : 'user'
    const tokens = (await SchoolApi.anonymous(this.#server).form(`/api-${side}/ext/refreshToken`, {
      refreshToken: this.#refreshToken,
    })) as Tokens
    this.#authorization = `Bearer ${tokens.accessToken}`
    this.#refreshToken = tokens.refreshToken
  }

  /** Makes a call of the contract by its name, encoded as the contract says. @param Data what the call answers */
  async call<Data = unknown>(name: keyof typeof operations, fields: object = {}): Promise<Data> {
    const { path, encoding }: Operation = operations[name]
    if (encoding === 'json') return (await this.json(path, fields)) as Data
    const form = appendFields(new URLSearchParams(), fields)
    return (encoding === 'query' ? await this.#get(`${path}?${form}`) : await this.#post(path, form, {})) as Data
  }

  form(path: string, fields: Record<string, string>): Promise<unknown> {
    return this.#post(path, new URLSearchParams(fields), {})
  }

  json(path: string, body: object): Promise<unknown> {
    return this.#post(path, JSON.stringify(body), { 'content-type': 'application/json' })
  }

  /** Enters a class over `/live`, as a page does. Resolves when the state of the room has come. */
  async enter(lessonId: string): Promise<WebSocket> {
    const { token } = (await this.call(this.#role === 'teacher' ? 'teacherRoomTicket' : 'studentRoomTicket', {
      lessonId,
    })) as { token: string }
    const socket = new WebSocket(`${this.#server.replace('http', 'ws')}/live`)
    await new Promise((resolve, reject) => {
      socket.addEventListener('open', resolve, { once: true })
      socket.addEventListener('error', () => reject(new Error('The socket did not open')), { once: true })
    })
    const welcomed = new Promise((resolve, reject) => {
      socket.addEventListener('message', resolve, { once: true })
      socket.addEventListener('close', ({ reason }) => reject(new Error(`Not let in: ${reason}`)), { once: true })
    })
    socket.send(JSON.stringify({ t: 'hello', protocol: 2, ticket: token, clientId: crypto.randomUUID(), have: 0 }))
    await welcomed
    return socket
  }

  #get(path: string): Promise<unknown> {
    return this.#answer(path, { headers: { authorization: this.#authorization } })
  }

  #post(path: string, body: URLSearchParams | string, headers: Record<string, string>): Promise<unknown> {
    return this.#answer(path, { method: 'POST', headers: { authorization: this.#authorization, ...headers }, body })
  }

  async #answer(path: string, request: Parameters<typeof requestFrom>[2]): Promise<unknown> {
    const address = new URL(path, this.#server)
    const response = await requestFrom(Number(address.port), address, request)
    const answer = (await response.json()) as Record<string, unknown>
    const code = Number(answer['code'] ?? answer['status'])
    if (code !== 200) throw new Error(`${path}: ${code} ${String(answer['message'])} ${JSON.stringify(answer['data'])}`)
    return answer['data'] ?? answer['info']
  }
}
