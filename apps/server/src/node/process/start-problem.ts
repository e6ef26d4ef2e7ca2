/** Why the server does not start, in sentences for the person at the terminal. Not a crash: no stack is shown. */
export class StartProblem extends Error {
  override readonly name = 'StartProblem'
  readonly code:
    | 'folder-in-use'
    | 'database-in-use'
    | 'other-version'
    | 'tables-older'
    | 'store-broken'
    | 'port-taken'
    | 'setting-invalid'
  constructor(code: StartProblem['code'], message: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
  }
}
