/** Calls a school's API as a program does: with the fields of the contract, and no page. */
export class SchoolApi {
  readonly #server: string
  readonly #authorization: string

  private constructor(server: string, authorization: string) {
    this.#server = server
    this.#authorization = authorization
  }

  static anonymous(server: string): SchoolApi {
    return new SchoolApi(server, `Basic ${btoa('hwjy-web:')}`)
  }

  static async signIn(server: string, role: 'teacher' | 'student', username: string, password: string) {
    const side = role === 'teacher' ? 'tch' : 'user'
    const { accessToken } = (await SchoolApi.anonymous(server).form(`/api-${side}/user/login`, {
      username,
      password,
      captchaVerification: '',
    })) as { accessToken: string }
    return new SchoolApi(server, `Bearer ${accessToken}`)
  }

  form(path: string, fields: Record<string, string>): Promise<unknown> {
    return this.#post(path, new URLSearchParams(fields), {})
  }

  json(path: string, body: object): Promise<unknown> {
    return this.#post(path, JSON.stringify(body), { 'content-type': 'application/json' })
  }

  /** Enters a class over `/live`, as a page does. Resolves when the state of the room has come. */
  async enter(lessonId: string): Promise<WebSocket> {
    const { token } = (await this.form('/api-user/im/getToken', { lessonId })) as { token: string }
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

  async #post(path: string, body: URLSearchParams | string, headers: Record<string, string>): Promise<unknown> {
    const response = await fetch(this.#server + path, {
      method: 'POST',
      headers: { authorization: this.#authorization, ...headers },
      body,
    })
    const answer = (await response.json()) as Record<string, unknown>
    const code = Number(answer['code'] ?? answer['status'])
    if (code !== 200) throw new Error(`${path}: ${code} ${String(answer['message'])} ${JSON.stringify(answer['data'])}`)
    return answer['data'] ?? answer['info']
  }
}
